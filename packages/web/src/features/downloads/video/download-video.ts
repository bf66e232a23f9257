import { titledFileName } from "@slideloom/core/outputs";
import type { SlideJob } from "@slideloom/renderer";
import type { VideoOptions } from "@slideloom/renderer/browser";
import { saveFile } from "../../../lib/save-file.ts";
import { getSlideRenderer } from "../../../lib/slide-renderer.ts";
import { showToast } from "../../../state/toast-store.ts";
import { describePrompts } from "../describe-prompts.ts";
import { describeUnchecked } from "../describe-unchecked.ts";
import { reportNoFile, settlePosters } from "../download-slides.ts";
import { describeClips } from "./describe-video.ts";
import { useVideoStore, videoRun } from "./video-store.ts";

/** Creates and saves the video, then closes the dialog. On an error the dialog stays open and shows the message. */
export async function downloadVideo(job: SlideJob, options: VideoOptions): Promise<void> {
  await videoRun.start({
    begin: { progress: null },
    work: async ({ signal, note }) =>
      getSlideRenderer().renderVideo(await settlePosters(job), {
        ...options,
        signal,
        onProgress: (progress) => note({ progress }),
      }),
    onDone: ({ file, clips }) => {
      saveFile(titledFileName(job.post.title, options.type), file);
      const unread = describeClips(clips.filter(({ seconds }) => seconds === null));
      const note = [describePrompts(job.post), describeUnchecked(), ...unread]
        .filter(Boolean)
        .join(" ");
      const description = "The video has been downloaded";
      showToast({ title: "Success", description, ...(note && { note }) });
      useVideoStore.setState({ isOpen: false });
    },
    onCancel: reportNoFile,
    onFail: (_, error) => console.warn("The video couldn't be created.", error),
  });
}
