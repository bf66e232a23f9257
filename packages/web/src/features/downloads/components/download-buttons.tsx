import { Download, Image } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { shortcutLabel } from "../../../lib/shortcuts.ts";
import { useExportStore } from "../../../state/export-store.ts";
import { downloadAllSlides, downloadCurrentSlide, warmUpDownload } from "../downloads.ts";
import { DownloadMenu } from "./download-menu.tsx";
import { useDocument } from "../../../state/carousel-store.ts";

/** Hovering or focusing a button preloads the drawing code. */
const approach = { onPointerEnter: warmUpDownload, onFocus: warmUpDownload };

export function DownloadButtons() {
  const preparing = useExportStore(({ run }) => run);
  const hasPost = useDocument((document) => document.post !== null);
  const isDisabled = preparing !== null || !hasPost;
  return (
    <div role="group" aria-label="Downloads" className="flex gap-2 max-sm:w-full max-[359px]:gap-1">
      <Tooltip text="Download this slide as a PNG">
        <Button
          className="max-sm:flex-1 max-sm:px-2 max-[359px]:px-1! pointer-coarse:h-11"
          disabled={isDisabled}
          {...approach}
          onClick={() => void downloadCurrentSlide()}
        >
          <Image size={16} aria-hidden="true" className="max-2xl:hidden" />
          Current Slide
        </Button>
      </Tooltip>
      <Tooltip text="Download every slide in a ZIP" shortcut={shortcutLabel("downloadAll")}>
        <Button
          variant="primary"
          // Wide enough for the idle and the busy label, so that nothing shifts.
          className="max-sm:flex-1 max-sm:px-2 max-[359px]:px-1! sm:min-w-39 2xl:min-w-45 pointer-coarse:h-11"
          disabled={isDisabled}
          {...approach}
          onClick={() => void downloadAllSlides()}
        >
          <Download size={16} aria-hidden="true" className="max-2xl:hidden" />
          {preparing && preparing.kind !== "slide" ? "Preparing..." : "Download All Slides"}
        </Button>
      </Tooltip>
      <DownloadMenu disabled={isDisabled} />
    </div>
  );
}
