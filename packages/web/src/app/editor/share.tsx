import { Share2 } from "lucide-react";
import { dialogPlace } from "../../components/lazy-part/dialog-place.tsx";
import { lazyPart } from "../../components/lazy-part/lazy-part.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Tooltip } from "../../components/ui/tooltip.tsx";
import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { canSave } from "../../features/saving/save-actions.ts";
import { useIsOpen } from "../../lib/dialog.ts";
import { useDocument } from "../../state/carousel-store.ts";
import { openShare, shareDialog } from "./carousel-dialogs.ts";

const ShareDialog = lazyPart(
  async () => (await import("../../features/library/components/share-dialog.tsx")).ShareDialog,
  {
    name: "the share dialog",
    Place: dialogPlace(({ onClose }) => ({ title: "Share", onClose })),
  },
);
const approach = { onPointerEnter: ShareDialog.preload, onFocus: ShareDialog.preload };

/** Opens the share dialog, or the save dialog if the carousel isn't saved yet. */
export function ShareButton() {
  // Re-renders when the text becomes empty or stops being empty, because `canSave` depends on this.
  useDocument((document) => document.text.trim() === "");
  const id = useOpenDocument((state) => state.carousel?.id);
  const isOpen = useIsOpen(shareDialog);
  return (
    <>
      <Tooltip
        text={id === undefined ? "Save the carousel first, then share a link" : "Share a link"}
      >
        <Button
          aria-label="Share"
          aria-haspopup="dialog"
          className="px-2.5! pointer-coarse:h-11 2xl:px-3.5!"
          disabled={!canSave()}
          {...approach}
          onClick={() => void openShare()}
        >
          <Share2 size={16} aria-hidden="true" />
          <span className="hidden 2xl:inline">Share</span>
        </Button>
      </Tooltip>
      {isOpen && id !== undefined && <ShareDialog id={id} onClose={shareDialog.close} />}
    </>
  );
}
