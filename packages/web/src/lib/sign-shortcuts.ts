import { create } from "zustand";

const storageKey = "slideloom.sign-shortcuts";

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Whether shortcuts of a sign alone, such as `?`, work: who dictates by voice may want them off (WCAG 2.1.4). */
export const useSignShortcuts = create<{ areOn: boolean }>()(() => ({ areOn: readChoice() }));

export function setSignShortcuts(areOn: boolean): void {
  useSignShortcuts.setState({ areOn });
  try {
    localStorage.setItem(storageKey, areOn ? "on" : "off");
  } catch {
    // The choice holds until the page is left.
  }
}
