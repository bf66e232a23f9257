import { Dialog } from "../../components/ui/dialog.tsx";
import { SourceSummary } from "../../features/facts/components/source-summary.tsx";
import { SlideGrid } from "../../features/filmstrip/components/slide-grid.tsx";
import { useRewriteAction } from "../../features/making/rewrite/use-rewrite-action.ts";
import { openJsonEditor } from "../../features/json-editor/json-dialog.ts";
import { ContentPanel } from "../../features/outline/components/content-panel.tsx";
import { contentHeading } from "../../features/outline/content-heading.ts";
import { presentation } from "../../features/preview/present/presentation.ts";
import { EditorSettings } from "./settings.tsx";
import { useBackCloses } from "../../lib/use-back-closes.ts";
import type { Sheet } from "./use-fitting-panels.ts";
import { getSelected, isSelectingByTap } from "../../state/slide-selection.ts";
import { useAppearance } from "../../state/carousel-store.ts";

/**
 * Returns true during a keyboard drag of a slide, and while slides are selected. Escape then ends that instead of closing
 * the sheet.
 */
function keepsEscape(target: Element): boolean {
  const isSelecting = isSelectingByTap() || getSelected().length > 0;
  const isOnSlide = target.closest("[data-slide-part=slide]") !== null;
  return target.closest("[data-dragging]") !== null || (isSelecting && isOnSlide);
}

export interface EditorSheetsProps {
  open: Sheet | null;
  isPhone: boolean;
  onClose: () => void;
}

/** Side panels as sheets, for narrow windows. */
export function EditorSheets({ open, isPhone, onClose }: EditorSheetsProps) {
  const postType = useAppearance((appearance) => appearance.postType);
  const rewrite = useRewriteAction();
  useBackCloses(open !== null, onClose);
  const handleOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  const closeAndRewrite =
    rewrite &&
    ((slideIndex: number) => {
      onClose();
      rewrite(slideIndex);
    });
  return (
    <>
      <Dialog
        isOpen={open === "slides"}
        onOpenChange={handleOpenChange}
        title="All slides"
        place="bottom"
        keepsEscape={keepsEscape}
        initialFocus="[aria-current]"
      >
        <div className="min-h-0 overflow-y-auto px-4 pt-1 pb-5">
          <SlideGrid onChosen={onClose} onPresent={presentation.open} onRewrite={closeAndRewrite} />
        </div>
      </Dialog>
      <Dialog
        isOpen={open === "settings"}
        onOpenChange={handleOpenChange}
        title="Settings"
        place={isPhone ? "bottom" : "left"}
      >
        <div className="min-h-0 overflow-y-auto px-4 pt-1 pb-5">
          <EditorSettings />
        </div>
      </Dialog>
      <Dialog
        isOpen={open === "content"}
        onOpenChange={handleOpenChange}
        title={contentHeading(postType)}
        place={isPhone ? "bottom" : "right"}
        keepsEscape={keepsEscape}
      >
        <div className="min-h-0 overflow-y-auto px-4 pt-1 pb-5">
          <ContentPanel
            hasHeading={false}
            onEditJson={(offset) => {
              onClose();
              openJsonEditor(offset);
            }}
            onRewrite={closeAndRewrite}
            footer={<SourceSummary />}
          />
        </div>
      </Dialog>
    </>
  );
}
