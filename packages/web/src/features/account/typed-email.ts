import { type ChangeEvent, type RefObject, useLayoutEffect } from "react";
import { create } from "zustand";

/**
 * The email last typed into any account form. Kept outside the forms, so that switching forms while typing loses
 * nothing.
 */
const useTypedEmailStore = create<{ email: string }>()(() => ({ email: "" }));

/** The initial value of an email field. */
export function useTypedEmail(): string {
  return useTypedEmailStore((state) => state.email);
}

/** Props for an email field. Each change is stored, so that the next form starts with the same email. */
export const keepsTypedEmail = {
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
    useTypedEmailStore.setState({ email: target.value });
  },
};

/** Clears the typed email after sign-in, so that the next person at this browser doesn't see it. */
export function forgetTypedEmail(): void {
  useTypedEmailStore.setState({ email: "" });
}

/** Whether the form that is unmounting had the focus in its email field. */
let isHandingOver = false;

/** Keeps the focus in the email field when one form replaces another while the person types. */
export function useFocusHandover(fieldRef: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    if (isHandingOver) {
      field.focus();
      // Setting the value moves the caret to the end; setSelectionRange isn't allowed in email fields.
      const { value } = field;
      field.value = "";
      field.value = value;
    }
    return () => {
      isHandingOver = document.activeElement === field;
      // If another form replaces this one, React mounts the other form in the same commit, before this microtask runs.
      queueMicrotask(() => {
        isHandingOver = false;
      });
    };
  }, [fieldRef]);
}
