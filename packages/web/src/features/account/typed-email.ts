import { type ChangeEvent, type RefObject, useLayoutEffect } from "react";
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

/** Whether the form that just goes had the focus in its e-mail field. */
let isHandingOver = false;

/** When one form takes the place of another while the address is being typed, the typing goes on in its field. */
export function useFocusHandover(fieldRef: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    if (isHandingOver) {
      field.focus();
      // A new value puts the caret at its end; fields of this type can't be told where it should stand.
      const { value } = field;
      field.value = "";
      field.value = value;
    }
    return () => {
      isHandingOver = document.activeElement === field;
      // The form that follows comes in the same commit, or none does.
      queueMicrotask(() => {
        isHandingOver = false;
      });
    };
  }, [fieldRef]);
}
