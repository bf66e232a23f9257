import type { SizePresetId, SlideTransition } from "@slideloom/core/design";
import type { VideoProgress, VideoType } from "@slideloom/renderer/browser";
import { create } from "zustand";
import { Run } from "../../../lib/run.ts";

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
}

export const useVideoStore = create<VideoState>()(() => ({
  isOpen: false,
  choices: { type: "mp4", seconds: 3, sizePreset: null, transition: null },
}));

/** Writes the video; the progress is null before the first frame. */
export const videoRun = new Run<{ progress: VideoProgress | null }>();
export const useVideoRun = videoRun.store;

export function openVideoDialog(): void {
  videoRun.forget();
  useVideoStore.setState({ isOpen: true });
}

/** Closes the dialog and cancels the video in progress. */
export function closeVideoDialog(): void {
  videoRun.cancel();
  useVideoStore.setState({ isOpen: false });
}

export function chooseVideo(change: Partial<VideoChoices>): void {
  videoRun.forget();
  useVideoStore.setState(({ choices }) => ({ choices: { ...choices, ...change } }));
}

/** Shows the error in the dialog. */
export function failVideo(error: unknown): void {
  console.warn("The video couldn't be created.", error);
  videoRun.fail(error);
}
