import type { SizePresetId, SlideTransition } from "@slideloom/core/design";
import type { VideoProgress, VideoType } from "@slideloom/renderer/browser";
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

/** Writes the video; the progress is null before the first frame. */
export const videoRun = new Run<{ progress: VideoProgress | null }, VideoState>({
  isOpen: false,
  choices: { type: "mp4", seconds: 3, sizePreset: null, transition: null },
});
export const useVideoStore = videoRun.store;

export function openVideoDialog(): void {
  useVideoStore.setState({ isOpen: true, failure: null });
}

export function closeVideoDialog(): void {
  videoRun.cancel();
  useVideoStore.setState({ isOpen: false });
}

export function chooseVideo(change: Partial<VideoChoices>): void {
  useVideoStore.setState(({ choices }) => ({ choices: { ...choices, ...change }, failure: null }));
}

export function failVideo(error: unknown): void {
  console.warn("The video couldn't be created.", error);
  videoRun.fail(error);
}
