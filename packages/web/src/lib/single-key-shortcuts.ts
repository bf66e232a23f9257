import { create } from "zustand";
import { readDeviceSetting, writeDeviceSetting } from "./kept/kept.ts";

const storageKey = "slideloom.sign-shortcuts";

function readChoice(): boolean {
  return readDeviceSetting(storageKey) !== "off";
}

/** Whether single-key shortcuts such as `?` are on. WCAG 2.1.4 accepts them if people can turn them off. */
export const useSingleKeyShortcuts = create<{ areOn: boolean }>()(() => ({ areOn: readChoice() }));

export function setSingleKeyShortcuts(areOn: boolean): void {
  useSingleKeyShortcuts.setState({ areOn });
  writeDeviceSetting(storageKey, areOn ? "on" : "off");
}
