import { titledFileName } from "@slideloom/core/outputs";
import type { SlideJob } from "@slideloom/renderer";
import type { VideoOptions } from "@slideloom/renderer/browser";
import { saveFile } from "../../../lib/save-file.ts";
import { getSlideRenderer, isAbortError } from "../../../lib/slide-renderer.ts";
import { showToast } from "../../../state/toast-store.ts";
import { describePrompts } from "../describe-prompts.ts";
import { describeUnchecked } from "../describe-unchecked.ts";
import { settlePosters } from "../download-slides.ts";
import { describeClips } from "./describe-video.ts";
import { failVideo, useVideoStore } from "./video-store.ts";

/** Creates and saves the video, then closes the dialog. On an error the dialog stays open and shows the message. */
export async function downloadVideo(job: SlideJob, options: VideoOptions): Promise<void> {
  const controller = new AbortController();
  useVideoStore.setState({
    isWriting: true,
    progress: null,
    cancel: () => controller.abort(),
    failure: null,
  });
  try {
    const { file, clips } = await getSlideRenderer().renderVideo(await settlePosters(job), {
      ...options,
      signal: controller.signal,
      onProgress: (progress) => useVideoStore.setState({ progress }),
    });
    saveFile(titledFileName(job.post.title, options.type), file);
    const unread = describeClips(clips.filter(({ seconds }) => seconds === null));
    const note = [describePrompts(job.post), describeUnchecked(), ...unread]
      .filter(Boolean)
      .join(" ");
    const description = "The video has been downloaded";
    showToast({ title: "Success", description, ...(note && { note }) });
    useVideoStore.setState({ isOpen: false });
  } catch (error) {
    if (isAbortError(error)) {
      showToast({ title: "Download cancelled", description: "No file was saved." });
    } else {
      failVideo(error);
    }
  } finally {
    useVideoStore.setState({ isWriting: false });
  }
}
