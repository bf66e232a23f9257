import type { SizePresetId, SlideTransition } from "@slideloom/core/design";
import type { VideoProgress, VideoType } from "@slideloom/renderer/browser";
import { create } from "zustand";
import { readErrorMessage } from "../../../lib/error-message.ts";

/** Choices of the dialog, kept until the page closes. If a choice is null, the editor's own setting applies. */
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
  /** Progress of the video; null before its first frame. */
  progress: VideoProgress | null;
  cancel: () => void;
  /** Error message of the last attempt. */
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

/** Closes the dialog and cancels the video in progress. */
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

/** Shows the error in the dialog. */
export function failVideo(error: unknown): void {
  console.warn("The video couldn't be created.", error);
  useVideoStore.setState({ failure: readErrorMessage(error) });
}
