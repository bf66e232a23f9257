import { PanelRight, Settings2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Tooltip } from "../../components/ui/tooltip.tsx";
import { SettingsPanel } from "../../features/design-panel/components/settings-panel.tsx";
import { DownloadButtons } from "../../features/downloads/components/download-buttons.tsx";
import { DownloadProgress } from "../../features/downloads/components/download-progress.tsx";
import { useDownloadShortcut } from "../../features/downloads/use-download-shortcut.ts";
import { RivalDraftNotice } from "../../features/draft-storage/components/rival-draft-notice.tsx";
import { JsonEditorDialog } from "../../features/json-editor/components/json-editor-dialog.tsx";
import { openJsonEditor } from "../../features/json-editor/json-editor-store.ts";
import { ContentPanel } from "../../features/outline/components/content-panel.tsx";
import { contentHeading } from "../../features/outline/content-heading.ts";
import { PreviewPanel } from "../../features/preview/components/preview-panel.tsx";
import { useMediaQuery } from "../../lib/media-query.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useDesignStore } from "../../state/design-store.ts";
import { TopBar } from "../top-bar.tsx";
import { EmptyActions, PostHeading } from "./editor-parts.tsx";

type Sheet = "settings" | "content";

interface SheetButtonProps {
  label: string;
  hint: string;
  icon: ReactNode;
  onOpen: () => void;
}

function SheetButton({ label, hint, icon, onOpen }: SheetButtonProps) {
  return (
    <Tooltip text={hint}>
      <Button aria-haspopup="dialog" onClick={onOpen} className="max-sm:flex-1">
        {icon}
        {label}
      </Button>
    </Tooltip>
  );
}

interface EditorSheetsProps {
  open: Sheet | null;
  isPhone: boolean;
  onClose: () => void;
}

/** The side panels of a window too narrow for them. */
function EditorSheets({ open, isPhone, onClose }: EditorSheetsProps) {
  const postType = useDesignStore((state) => state.postType);
  const handleOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  return (
    <>
      <Dialog
        isOpen={open === "settings"}
        onOpenChange={handleOpenChange}
        title="Design"
        place={isPhone ? "bottom" : "left"}
      >
        <div className="min-h-0 overflow-y-auto px-4 pt-1 pb-5">
          <SettingsPanel />
        </div>
      </Dialog>
      <Dialog
        isOpen={open === "content"}
        onOpenChange={handleOpenChange}
        title={contentHeading(postType)}
        place={isPhone ? "bottom" : "right"}
      >
        <div className="min-h-0 overflow-y-auto px-4 pt-1 pb-5">
          <ContentPanel
            hasHeading={false}
            onEditJson={(offset) => {
              onClose();
              openJsonEditor(offset);
            }}
          />
        </div>
      </Dialog>
    </>
  );
}

/** The editor: settings at the left, the preview, the post's words at the right; in narrow windows the sides are sheets. */
export function EditorScreen() {
  usePageTitle("Slideloom · Create beautiful carousels from JSON");
  useDownloadShortcut();
  const hasSettings = useMediaQuery("(min-width: 1024px)");
  const hasContent = useMediaQuery("(min-width: 1280px)");
  const isPhone = useMediaQuery("(max-width: 639px)");
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const sheetButtons = (
    <>
      {!hasSettings && (
        <SheetButton
          label="Design"
          hint="Open the settings"
          icon={<Settings2 size={16} aria-hidden="true" />}
          onOpen={() => setSheet("settings")}
        />
      )}
      {!hasContent && (
        <SheetButton
          label="Content"
          hint="Open the slides and the JSON"
          icon={<PanelRight size={16} aria-hidden="true" />}
          onOpen={() => setSheet("content")}
        />
      )}
    </>
  );
  return (
    <div className="flex h-dvh min-h-[480px] flex-col max-sm:min-h-[680px]">
      <TopBar />
      <RivalDraftNotice />
      <div className="flex min-h-0 flex-1">
        {hasSettings && (
          <aside
            aria-label="Settings"
            className="w-[336px] shrink-0 overflow-y-auto border-r border-line bg-surface p-4"
          >
            <SettingsPanel />
          </aside>
        )}
        <main className="dotted-canvas flex min-w-0 flex-1 flex-col gap-2">
          <h1 className="sr-only">Create a carousel</h1>
          <div className="flex shrink-0 flex-wrap items-center gap-2 px-3 pt-3 sm:px-4">
            <PostHeading />
            {!isPhone && sheetButtons}
            {!isPhone && <DownloadButtons />}
          </div>
          <DownloadProgress />
          <PreviewPanel emptyActions={<EmptyActions />} />
          {isPhone && (
            <div className="flex shrink-0 flex-wrap gap-2 border-t border-line bg-surface p-3">
              <div className="flex w-full gap-2">{sheetButtons}</div>
              <DownloadButtons />
            </div>
          )}
        </main>
        {hasContent && (
          <aside
            aria-label="Content"
            className="w-72 shrink-0 overflow-y-auto border-l border-line bg-surface p-4"
          >
            <ContentPanel hasHeading onEditJson={openJsonEditor} />
          </aside>
        )}
      </div>
      <EditorSheets
        open={
          sheet === "settings" && hasSettings
            ? null
            : sheet === "content" && hasContent
              ? null
              : sheet
        }
        isPhone={isPhone}
        onClose={() => setSheet(null)}
      />
      <JsonEditorDialog />
    </div>
  );
}
