import { DeviceSetting } from "../../../lib/kept/device-setting.ts";

/** Values that `useIsFormOpen` reads to decide whether the form is expanded. They are stored per browser tab. */
interface FormFold {
  /** The person's choice; null if they made none. */
  chosen: boolean | null;
  /** Whether the form has unsent text. */
  isTyped: boolean;
}

export const formFold = new DeviceSetting<FormFold>({
  key: "slideloom.generation-fold",
  place: "tab",
  parse: parseFormFold,
  serialize: JSON.stringify,
});

function parseFormFold(text: string | null): FormFold {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    const { chosen, isTyped }: Record<string, unknown> = { ...Object(stored) };
    return { chosen: typeof chosen === "boolean" ? chosen : null, isTyped: isTyped === true };
  } catch {
    return { chosen: null, isTyped: false };
  }
}

const change = (part: Partial<FormFold>) => formFold.write({ ...formFold.read(), ...part });

export const setFormOpen = (isOpen: boolean) => change({ chosen: isOpen });

/** Keeps the form expanded until it is sent, because it has unsent text. */
export const keepFormOpen = () => change({ isTyped: true });

/** Lets the form collapse, unless the content below is hovered or focused, because that content would move. */
export function releaseForm(): void {
  const below = document.querySelector("form:has([name=topic]) + *");
  if (!below?.matches(":hover, :focus-within")) change({ isTyped: false });
}
