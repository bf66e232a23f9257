import { create } from "zustand";
import { readDeviceSetting, writeDeviceSetting } from "../../../lib/kept/kept.ts";
import { showToast } from "../../../state/toast-store.ts";
import { type Availability, downloadModel, findAvailability } from "./language-model.ts";

const setting = "slideloom.browser-model";

interface BrowserModelState {
  /** Null until it is known. */
  availability: Availability | null;
  /** Part of the model that was downloaded, from 0 to 1; null while nothing is. */
  progress: number | null;
  /** Whether the person wants it to write on this device. */
  isWanted: boolean;
}

export const useBrowserModelStore = create<BrowserModelState>()(() => ({
  availability: null,
  progress: null,
  isWanted: readDeviceSetting(setting) === "on",
}));

/** Returns true if the browser's model is ready and wanted. */
export function useBrowserModel(): boolean {
  return useBrowserModelStore(
    ({ availability, isWanted }) => isWanted && availability === "available",
  );
}

/** Looks for the browser's model, once. */
export async function lookForBrowserModel(): Promise<void> {
  if (useBrowserModelStore.getState().availability !== null) return;
  useBrowserModelStore.setState({ availability: await findAvailability() });
}

/** Lets the browser's model write on this device; downloads it first if it isn't there. */
export async function startBrowserModel(): Promise<void> {
  chooseBrowserModel(true);
  if (useBrowserModelStore.getState().availability === "available") return;
  useBrowserModelStore.setState({ progress: 0 });
  try {
    await downloadModel((progress) => useBrowserModelStore.setState({ progress }));
    useBrowserModelStore.setState({ availability: "available", progress: null });
  } catch {
    chooseBrowserModel(false);
    useBrowserModelStore.setState({ progress: null });
    showToast({
      variant: "destructive",
      title: "Model not downloaded",
      description:
        "Your browser couldn't download its model. It needs about 22 GB of free disk space and an unmetered connection. Try again later.",
    });
  }
}

/** Stores whether the browser's model may write on this device. */
export function chooseBrowserModel(isWanted: boolean): void {
  useBrowserModelStore.setState({ isWanted });
  writeDeviceSetting(setting, isWanted ? "on" : null);
}
