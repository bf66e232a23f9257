import type { ImportedPost } from "@slideloom/core/import";
import { countNoun, plural } from "@slideloom/core/text";
import { FolderArchive } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { ProgressBar } from "../../../components/ui/progress-bar.tsx";
import { saveFile } from "../../../lib/save-file.ts";
import { isAbortError } from "../../../lib/slide-renderer.ts";
import { type DrawnPosts, drawPosts } from "../draw-posts.ts";

type Stage =
  | { kind: "waiting" }
  | { kind: "drawing"; done: number; areKept: boolean }
  | { kind: "stopped"; done: number }
  | { kind: "done"; drawn: DrawnPosts }
  | { kind: "failed" };

interface BulkDownloadProps {
  posts: readonly ImportedPost[];
  /** Name of the imported file. */
  fileName: string | null;
}

/**
 * Draws all posts of a CSV in the editor's appearance. Finished posts are stored, so that a stopped run can resume.
 */
export function BulkDownload({ posts, fileName }: BulkDownloadProps) {
  const [stage, setStage] = useState<Stage>({ kind: "waiting" });
  const controller = useRef<AbortController>(null);
  // Closing the dialog stops the run, because only the dialog shows the progress.
  useEffect(() => () => controller.current?.abort(), []);

  async function run(): Promise<void> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    let done = 0;
    setStage({ kind: "drawing", done, areKept: true });
    try {
      const drawn = await drawPosts(posts, {
        signal,
        onProgress: (progress) => {
          done = progress.done;
          setStage({ kind: "drawing", ...progress });
        },
      });
      saveFile(`${fileName?.replace(/\.\w+$/, "") || "posts"}.zip`, drawn.zip);
      setStage({ kind: "done", drawn });
    } catch (error) {
      if (!isAbortError(error)) console.warn("The posts could not be downloaded.", error);
      setStage(isAbortError(error) ? { kind: "stopped", done } : { kind: "failed" });
    }
  }

  return (
    <section aria-label="All posts" className="flex flex-col gap-2">
      {stage.kind === "drawing" ? (
        <div className="flex min-h-9 items-center gap-3">
          <p role="status" className="shrink-0 font-medium tabular-nums">
            Post {Math.min(stage.done + 1, posts.length)} of {posts.length}
          </p>
          <ProgressBar label="Posts rendered" done={stage.done} total={posts.length} />
          <Button size="small" onClick={() => controller.current?.abort()}>
            Stop
          </Button>
        </div>
      ) : (
        <Button className="self-start" onClick={() => void run()}>
          <FolderArchive size={16} aria-hidden="true" />
          {posts.length === 1
            ? "Download 1 post"
            : `Download all ${countNoun(posts.length, "post")}`}
        </Button>
      )}
      <Outcome stage={stage} total={posts.length} />
    </section>
  );
}

function Outcome({ stage, total }: { stage: Stage; total: number }) {
  switch (stage.kind) {
    case "waiting":
      return (
        <p className="text-xs text-muted">
          You get a ZIP with a folder for each post. All posts use the editor's current design.
        </p>
      );
    case "drawing":
      return stage.areKept ? null : (
        <Notice variant="warning" role="status">
          Your browser's storage is full. Finished posts are lost when you close this page.
        </Notice>
      );
    case "stopped":
      return (
        <Notice variant="info" role="status">
          {stage.done} of {countNoun(total, "post")} {plural(stage.done, "is", "are")} finished.
          Choose the same file again to continue, even after a reload.
        </Notice>
      );
    case "failed":
      return (
        <Notice variant="danger" role="alert">
          We couldn't finish the download. Finished posts are kept. Try again to continue.
        </Notice>
      );
    case "done":
      return (
        <Notice variant={stage.drawn.troubles.length > 0 ? "warning" : "info"} role="status">
          Downloaded {countNoun(stage.drawn.count, "post")} as a ZIP file.
          {stage.drawn.troubles.map((trouble) => (
            <p key={trouble}>{trouble}</p>
          ))}
        </Notice>
      );
  }
}
