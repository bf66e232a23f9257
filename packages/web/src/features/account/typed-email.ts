import type { ChangeEvent } from "react";
import { create } from "zustand";

/**
 * The address as it was last typed into any of the account's forms. One form may still take letters when the next is
 * already being rendered: as a store, that one then begins with them.
 */
const useTypedEmailStore = create<{ email: string }>()(() => ({ email: "" }));

/** What an e-mail field begins with. */
export function useTypedEmail(): string {
  return useTypedEmailStore((state) => state.email);
}

/** Options of an e-mail field that keep what is typed for the next form. */
export const keepsTypedEmail = {
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
    useTypedEmailStore.setState({ email: target.value });
  },
};

/** Once it has served: the next person at this browser does not find it. */
export function forgetTypedEmail(): void {
  useTypedEmailStore.setState({ email: "" });
}
