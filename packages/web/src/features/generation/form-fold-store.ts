import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { readOfDevice, writeOfDevice } from "../../lib/kept/kept.ts";

/** What decides whether the form is unfolded, beside the post; it lasts as long as the browser's tab. */
interface FormFold {
  /** As the person unfolded or folded it; null where they have not. */
  chosen: boolean | null;
  /** Whether something was typed that is not sent yet. */
  isTyped: boolean;
}

export const useFormFoldStore = create<FormFold>()(
  persist((): FormFold => ({ chosen: null, isTyped: false }), {
    name: "slideloom.generation-fold",
    storage: createJSONStorage(() => ({
      getItem: (key) => readOfDevice(key, "tab"),
      setItem: (key, text) => writeOfDevice(key, text, "tab"),
      removeItem: (key) => writeOfDevice(key, null, "tab"),
    })),
  }),
);

export function setFormOpen(isOpen: boolean): void {
  useFormFoldStore.setState({ chosen: isOpen });
}

/** Something was typed: the form does not fold itself before it is sent. */
export function keepFormOpen(): void {
  useFormFoldStore.setState({ isTyped: true });
}

/** The form was sent and may fold itself, unless that would move what somebody is at below it. */
export function releaseForm(): void {
  const below = document.querySelector("form:has([name=topic]) + *");
  if (!below?.matches(":hover, :focus-within")) useFormFoldStore.setState({ isTyped: false });
}
