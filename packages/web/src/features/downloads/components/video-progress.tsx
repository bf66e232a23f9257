import { Button } from "../../../components/ui/button.tsx";
import { ProgressBar } from "../../../components/ui/progress-bar.tsx";
import { useVideoStore, videoRun } from "../video/video-store.ts";

export function VideoProgress({ slideCount }: { slideCount: number }) {
  const progress = useVideoStore(({ run }) => run?.progress);
  const { slide = 0, done = 0, total = 1 } = progress ?? {};
  return (
    <div className="flex flex-col gap-2 px-5 pb-5">
      <div className="flex items-baseline justify-between tabular-nums">
        <p role="status" className="font-medium">
          {progress ? `Slide ${slide + 1} of ${slideCount}` : "Preparing..."}
        </p>
        <span aria-hidden="true" className="text-muted">
          {Math.floor((done / total) * 100)}%
        </span>
      </div>
      <div className="flex">
        <ProgressBar label="Video progress" done={done} total={total} />
      </div>
      <div className="mt-2 flex justify-end">
        <Button title="Stop creating the video" onClick={() => videoRun.cancel()}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
