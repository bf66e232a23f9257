import { create } from "zustand";
import { readDeviceSetting, writeDeviceSetting } from "../../../lib/kept/kept.ts";

/** Values that `useIsFormOpen` reads to decide whether the form is expanded. They are stored per browser tab. */
interface FormFold {
  /** The person's choice; null if they made none. */
  chosen: boolean | null;
  /** Whether the form has unsent text. */
  isTyped: boolean;
}

const storageKey = "slideloom.generation-fold";

/** Storage is untrusted. */
function readStored(): FormFold {
  try {
    const stored: unknown = JSON.parse(readDeviceSetting(storageKey, "tab") ?? "null");
    const { chosen, isTyped }: Record<string, unknown> = { ...Object(stored) };
    return { chosen: typeof chosen === "boolean" ? chosen : null, isTyped: isTyped === true };
  } catch {
    return { chosen: null, isTyped: false };
  }
}

export const useFormFoldStore = create<FormFold>()(readStored);
useFormFoldStore.subscribe((fold) => writeDeviceSetting(storageKey, JSON.stringify(fold), "tab"));

export function setFormOpen(isOpen: boolean): void {
  useFormFoldStore.setState({ chosen: isOpen });
}

/** Keeps the form expanded until it is sent, because it has unsent text. */
export function keepFormOpen(): void {
  useFormFoldStore.setState({ isTyped: true });
}

/** Lets the form collapse, unless the content below is hovered or focused, because that content would move. */
export function releaseForm(): void {
  const below = document.querySelector("form:has([name=topic]) + *");
  if (!below?.matches(":hover, :focus-within")) useFormFoldStore.setState({ isTyped: false });
}
