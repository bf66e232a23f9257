import type { SizePresetId, SlideTransition } from "@slideloom/core/design";
import type { VideoProgress, VideoType } from "@slideloom/renderer/browser";
import { create } from "zustand";
import { readErrorMessage } from "../../../lib/error-message.ts";

/** What was chosen in the dialog, kept as long as the page lives; null follows the editor. */
interface VideoChoices {
  type: VideoType;
  seconds: number;
  sizePreset: SizePresetId | null;
  transition: SlideTransition | null;
}

interface VideoState {
  isOpen: boolean;
  choices: VideoChoices;
  isWriting: boolean;
  /** Of the video that is being written; null before its first frame. */
  progress: VideoProgress | null;
  cancel: () => void;
  /** Why there is no video. */
  failure: string | null;
}

export const useVideoStore = create<VideoState>()(() => ({
  isOpen: false,
  choices: { type: "mp4", seconds: 3, sizePreset: null, transition: null },
  isWriting: false,
  progress: null,
  cancel: () => undefined,
  failure: null,
}));

export function openVideoDialog(): void {
  useVideoStore.setState({ isOpen: true, failure: null });
}

/** Closes the dialog and cancels the video that is being written. */
export function closeVideoDialog(): void {
  cancelVideo();
  useVideoStore.setState({ isOpen: false });
}

export function cancelVideo(): void {
  useVideoStore.getState().cancel();
}

export function chooseVideo(change: Partial<VideoChoices>): void {
  useVideoStore.setState(({ choices }) => ({ choices: { ...choices, ...change }, failure: null }));
}

/** Says in the dialog what went wrong. */
export function failVideo(error: unknown): void {
  console.warn("The video could not be written.", error);
  useVideoStore.setState({ failure: readErrorMessage(error) });
}
