import { countNoun } from "@slideloom/core/text";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { listSaved } from "../draw-posts.ts";
import { BulkDownload } from "./bulk-download.tsx";

export interface DownloadDialogProps {
  carousels: readonly { id: string; title: string }[];
  onClose: () => void;
}

/** Draws saved carousels and downloads them as a ZIP. */
export function DownloadDialog({ carousels, onClose }: DownloadDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Download ${countNoun(carousels.length, "carousel")}`}
      className="max-w-[480px]"
    >
      <div className="px-5 pb-5">
        <BulkDownload
          total={carousels.length}
          listPosts={(signal) =>
            listSaved(
              carousels.map(({ id }) => id),
              signal,
            )
          }
          fileName="carousels"
          hint="You get a ZIP with a folder for each carousel: its slides as PNG files, and its texts."
          noun="carousel"
        />
      </div>
    </Dialog>
  );
}
