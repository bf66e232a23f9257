import { Button } from "../../../components/ui/button.tsx";
import { ProgressBar } from "../../../components/ui/progress-bar.tsx";
import { exportRun, useExportStore } from "../../../state/export-store.ts";

/**
 * Progress of downloading all slides, with a cancel button. Positioned over the content below, to avoid a layout shift.
 */
export function DownloadProgress() {
  const preparing = useExportStore(({ run }) => run);
  if (!preparing || preparing.kind === "slide") return null;
  const { kind, done, total } = preparing;
  return (
    <div className="absolute inset-x-3 top-full z-20 mt-1 flex items-center gap-3 rounded-[10px] border border-line bg-raised px-3 py-1.5 shadow-sm sm:inset-x-4">
      <p role="status" className="shrink-0 font-medium tabular-nums">
        {kind === "networks" ? "Image" : "Slide"} {Math.min(done + 1, total)} of {total}
      </p>
      <ProgressBar label="Download progress" done={done} total={total} />
      <Button size="small" title="Stop the download" onClick={() => exportRun.cancel()}>
        Cancel
      </Button>
    </div>
  );
}
