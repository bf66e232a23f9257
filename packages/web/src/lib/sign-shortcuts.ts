import { create } from "zustand";
import { readOfDevice, writeOfDevice } from "./kept/kept.ts";

const storageKey = "slideloom.sign-shortcuts";

function readChoice(): boolean {
  return readOfDevice(storageKey) !== "off";
}

/** Whether single-key shortcuts such as `?` are on: people using speech input may need them off (WCAG 2.1.4). */
export const useSignShortcuts = create<{ areOn: boolean }>()(() => ({ areOn: readChoice() }));

export function setSignShortcuts(areOn: boolean): void {
  useSignShortcuts.setState({ areOn });
  writeOfDevice(storageKey, areOn ? "on" : "off");
}
