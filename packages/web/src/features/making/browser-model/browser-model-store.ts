import { useEffect } from "react";
import { create } from "zustand";
import { readDeviceSetting, writeDeviceSetting } from "../../../lib/kept/kept.ts";
import { showToast } from "../../../state/toast-store.ts";
import { type Availability, downloadModel, findAvailability } from "./language-model.ts";

const setting = "slideloom.browser-model";

interface BrowserModelState {
  /** Null until detected. */
  availability: Availability | null;
  /** Download progress of the model, from 0 to 1; null if no download is running. */
  progress: number | null;
  /** Whether the person allows the browser's model to write on this device. */
  isWanted: boolean;
}

export const useBrowserModelStore = create<BrowserModelState>()(() => ({
  availability: null,
  progress: null,
  isWanted: readDeviceSetting(setting) === "on",
}));

const isReady = ({ availability, isWanted }: BrowserModelState) =>
  isWanted && availability === "available";

/** Returns true if the browser's model is downloaded and allowed to write. */
export const useBrowserModel = (): boolean => useBrowserModelStore(isReady);

/** Non-hook form of `useBrowserModel`. */
export const hasBrowserModel = (): boolean => isReady(useBrowserModelStore.getState());

async function lookForBrowserModel(): Promise<void> {
  if (useBrowserModelStore.getState().availability !== null) return;
  useBrowserModelStore.setState({ availability: await findAvailability() });
}

/** Detects the browser's model when the calling component mounts. */
export function useBrowserModelSearch(): void {
  useEffect(() => void lookForBrowserModel(), []);
}

/** Allows the browser's model to write on this device, and downloads the model if necessary. */
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
      title: "AI model not downloaded",
      description:
        "Your browser couldn't download its AI model. The download needs about 22 GB of free disk space and an unmetered connection. Try again later.",
    });
  }
}

/** Stores whether the browser's model may write on this device. */
export function chooseBrowserModel(isWanted: boolean): void {
  useBrowserModelStore.setState({ isWanted });
  writeDeviceSetting(setting, isWanted ? "on" : null);
}
