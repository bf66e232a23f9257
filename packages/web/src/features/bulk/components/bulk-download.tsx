import { countNoun, plural } from "@slideloom/core/text";
import { FolderArchive } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { ProgressBar } from "../../../components/ui/progress-bar.tsx";
import { saveFile } from "../../../lib/save-file.ts";
import { Run } from "../../../lib/run.ts";
import { type BulkPost, type DrawnPosts, drawPosts } from "../draw-posts.ts";

interface Drawing {
  /** Number of finished posts. */
  done: number;
  areKept: boolean;
}

type Ending = { kind: "stopped"; done: number } | { kind: "done"; drawn: DrawnPosts };

interface BulkDownloadProps {
  total: number;
  listPosts: (signal: AbortSignal) => readonly BulkPost[] | Promise<readonly BulkPost[]>;
  /** Name of the ZIP file, without extension. */
  fileName: string;
  /** Explains the files before the start. */
  hint: string;
  noun?: "post" | "carousel";
}

/** Draws all posts and downloads them as a ZIP. Finished posts are stored, so that a stopped run can resume. */
export function BulkDownload({
  total,
  listPosts,
  fileName,
  hint,
  noun = "post",
}: BulkDownloadProps) {
  const [bulkRun] = useState(() => new Run<Drawing>({}));
  const { run, failure } = useStore(bulkRun.store);
  const [ending, setEnding] = useState<Ending | null>(null);
  // Closing the dialog stops the run, because only the dialog shows the progress.
  useEffect(() => () => bulkRun.leave(), [bulkRun]);

  const start = () =>
    bulkRun.start({
      begin: { done: 0, areKept: true },
      work: async ({ signal, note }) =>
        drawPosts(await listPosts(signal), { signal, onProgress: note }),
      onDone: (drawn) => {
        saveFile(`${fileName}.zip`, drawn.zip);
        setEnding({ kind: "done", drawn });
      },
      onCancel: (last) => setEnding({ kind: "stopped", done: last?.done ?? 0 }),
      onFail: (_, error) => console.warn("The posts could not be downloaded.", error),
    });

  return (
    <section aria-label="All posts" className="flex flex-col gap-2">
      {run ? (
        <div className="flex min-h-9 items-center gap-3">
          <p role="status" className="shrink-0 font-medium tabular-nums">
            Post {Math.min(run.done + 1, total)} of {total}
          </p>
          <ProgressBar label="Posts rendered" done={run.done} total={total} />
          <Button size="small" onClick={() => bulkRun.cancel()}>
            Stop
          </Button>
        </div>
      ) : (
        <Button className="self-start" onClick={() => void start()}>
          <FolderArchive size={16} aria-hidden="true" />
          {total === 1 ? `Download 1 ${noun}` : `Download all ${countNoun(total, noun)}`}
        </Button>
      )}
      <Outcome run={run} hasFailed={failure !== null} {...{ ending, total, hint }} />
    </section>
  );
}

interface OutcomeProps {
  run: Drawing | null;
  hasFailed: boolean;
  ending: Ending | null;
  total: number;
  hint: string;
}

function Outcome({ run, hasFailed, ending, total, hint }: OutcomeProps) {
  if (run) {
    return run.areKept ? null : (
      <Notice variant="warning" role="status">
        Your browser's storage is full. Finished posts are lost when you close this page.
      </Notice>
    );
  }
  if (hasFailed) {
    return (
      <Notice variant="danger" role="alert">
        We couldn't finish the download. Finished posts are kept. Try again to continue.
      </Notice>
    );
  }
  switch (ending?.kind) {
    case undefined:
      return <p className="text-xs text-muted">{hint}</p>;
    case "stopped":
      return (
        <Notice variant="info" role="status">
          {ending.done} of {countNoun(total, "post")} {plural(ending.done, "is", "are")} finished.
          Start the same download again to continue, even after a reload.
        </Notice>
      );
    case "done":
      return (
        <Notice variant={ending.drawn.troubles.length > 0 ? "warning" : "info"} role="status">
          Downloaded {countNoun(ending.drawn.count, "post")} as a ZIP file.
          {ending.drawn.troubles.map((trouble) => (
            <p key={trouble}>{trouble}</p>
          ))}
        </Notice>
      );
  }
}
