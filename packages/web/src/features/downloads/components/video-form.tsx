import type { SlideJob } from "@slideloom/renderer";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { askAboutFacts } from "../../../state/fact-gate.ts";
import { findJob } from "../download-slides.ts";
import { downloadVideo } from "../video/download-video.ts";
import { useVideoSupport } from "../video/use-video-support.ts";
import { findVideoSizePreset } from "../video/video-sizes.ts";
import { closeVideoDialog, useVideoStore } from "../video/video-store.ts";
import { VideoChoices } from "./video-choices.tsx";
import { VideoSupportNotes } from "./video-support-notes.tsx";
import { VideoProgress } from "./video-progress.tsx";

/** Form that creates a video of the post. The drawing job is built only once, when the dialog opens. */
export function VideoForm() {
  const [job] = useState(findJob);
  return job && <JobForm shown={job} />;
}

function JobForm({ shown }: { shown: SlideJob }) {
  const { choices, run, failure } = useVideoStore();
  const sizePreset = choices.sizePreset ?? findVideoSizePreset(shown.format);
  const transition = choices.transition ?? shown.design.slideTransition;
  const options = { type: choices.type, seconds: choices.seconds, transition };
  const job: SlideJob = { ...shown, format: sizePreset, postType: "carousel" };
  const support = useVideoSupport(job);
  const slideCount = job.post.content.length;
  if (run) return <VideoProgress slideCount={slideCount} />;
  return (
    <form
      className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pt-1 pb-5"
      onSubmit={(event) => {
        event.preventDefault();
        void askAboutFacts("download").then((answer) => {
          if (answer === "go") void downloadVideo(job, options);
          else if (answer === "review") closeVideoDialog();
        });
      }}
    >
      <VideoChoices {...options} sizePreset={sizePreset} />
      <VideoSupportNotes type={options.type} plan={{ ...options, slideCount }} support={support} />
      {failure && (
        <Notice variant="danger" role="alert" title="The video couldn't be created">
          <p>{failure.message}</p>
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={closeVideoDialog}>Close</Button>
        <Button type="submit" variant="primary" disabled={!support?.types.includes(options.type)}>
          Download video
        </Button>
      </div>
    </form>
  );
}
