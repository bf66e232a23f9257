import { LayoutGrid, PanelRight, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Tooltip } from "../../components/ui/tooltip.tsx";
import { SlideGrid } from "../../features/filmstrip/components/slide-grid.tsx";
import { useRewriteAction } from "../../features/generation/use-rewrite-action.ts";
import { openJsonEditor } from "../../features/json-editor/json-editor-store.ts";
import { ContentPanel } from "../../features/outline/components/content-panel.tsx";
import { contentHeading } from "../../features/outline/content-heading.ts";
import { EditorSettings } from "./editor-settings.tsx";
import { useAppearance } from "../../state/carousel-store.ts";

export type Sheet = "slides" | "settings" | "content";

interface SheetButtonProps {
  label: string;
  hint: string;
  icon: ReactNode;
  onOpen: () => void;
}

function SheetButton({ label, hint, icon, onOpen }: SheetButtonProps) {
  return (
    <Tooltip text={hint}>
      <Button
        aria-haspopup="dialog"
        onClick={onOpen}
        className="max-sm:flex-1 max-sm:px-2 pointer-coarse:h-11"
      >
        {icon}
        {label}
      </Button>
    </Tooltip>
  );
}

interface SheetButtonsProps {
  /** Which panels the window has no room for. */
  isFolded: Readonly<Record<Sheet, boolean>>;
  onOpen: (sheet: Sheet) => void;
}

/** Open the folded panels. */
export function SheetButtons({ isFolded, onOpen }: SheetButtonsProps) {
  return (
    <>
      {isFolded.slides && (
        <SheetButton
          label="Slides"
          hint="See, choose and move all slides"
          icon={<LayoutGrid size={16} aria-hidden="true" />}
          onOpen={() => onOpen("slides")}
        />
      )}
      {isFolded.settings && (
        <SheetButton
          label="Settings"
          hint="Open content type, format, generation and design"
          icon={<Settings2 size={16} aria-hidden="true" />}
          onOpen={() => onOpen("settings")}
        />
      )}
      {isFolded.content && (
        <SheetButton
          label="Content"
          hint="Open the slides and the JSON"
          icon={<PanelRight size={16} aria-hidden="true" />}
          onOpen={() => onOpen("content")}
        />
      )}
    </>
  );
}

/** A slide that is dragged by the keyboard goes back on Escape. */
function isDragging(target: Element): boolean {
  return target.closest("[data-dragging]") !== null;
}

interface EditorSheetsProps {
  open: Sheet | null;
  isPhone: boolean;
  onClose: () => void;
}

/** The side panels of a window too narrow for them. */
export function EditorSheets({ open, isPhone, onClose }: EditorSheetsProps) {
  const postType = useAppearance((appearance) => appearance.postType);
  const rewrite = useRewriteAction();
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
        keepsEscape={isDragging}
        initialFocus="[aria-current]"
      >
        <div className="min-h-0 overflow-y-auto px-4 pt-1 pb-5">
          <SlideGrid onChosen={onClose} onRewrite={closeAndRewrite} />
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
        keepsEscape={isDragging}
      >
        <div className="min-h-0 overflow-y-auto px-4 pt-1 pb-5">
          <ContentPanel
            hasHeading={false}
            onEditJson={(offset) => {
              onClose();
              openJsonEditor(offset);
            }}
            onRewrite={closeAndRewrite}
          />
        </div>
      </Dialog>
    </>
  );
}
