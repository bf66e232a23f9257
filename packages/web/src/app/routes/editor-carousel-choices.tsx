import { Copy, FilePlus2, History, PenLine, Share2 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { MenuContent, MenuItem } from "../../components/ui/menu.tsx";
import { ShareDialog } from "../../features/library/components/share-dialog.tsx";
import { VersionsDialog } from "../../features/library/components/versions-dialog.tsx";
import { getSession, saveAsCopy } from "../../features/saving/open-document.ts";
import { setSaveDialogOpen } from "../../features/saving/save-actions.ts";
import { buildEditorPath, newCarouselPath } from "../../lib/editor-path.ts";
import { showToast } from "../../state/toast-store.ts";
import { describeUnsentMedia } from "../../state/upload-failures.ts";
import { CarouselMenuButton } from "./editor-carousel-menu-button.tsx";

const iconProps = { size: 16, "aria-hidden": true } as const;

/** Menu of the open carousel (initially open) and its dialogs. */
export function CarouselChoices({ id }: { id: string }) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"share" | "versions" | null>(null);
  // Sharing and the version list use the saved carousel, so unsaved changes are saved first.
  const openSaved = async (kind: "share" | "versions") => {
    if (!(await getSession()?.save({ isAutosave: true }))) return;
    setDialog(kind);
    const unsent = describeUnsentMedia();
    if (unsent === null) return;
    showToast({ variant: "warning", title: "An image is missing", description: unsent });
  };
  const close = () => setDialog(null);
  const saveCopy = () => {
    const copyId = saveAsCopy();
    if (copyId) void navigate(buildEditorPath(copyId));
  };
  return (
    <>
      <DropdownMenu.Root modal={false} defaultOpen>
        <DropdownMenu.Trigger asChild>
          <CarouselMenuButton />
        </DropdownMenu.Trigger>
        <MenuContent>
          <MenuItem
            icon={<PenLine {...iconProps} />}
            label="Title and status"
            onSelect={() => setSaveDialogOpen(true)}
          />
          <MenuItem
            icon={<Share2 {...iconProps} />}
            label="Share"
            onSelect={() => void openSaved("share")}
          />
          <MenuItem
            icon={<History {...iconProps} />}
            label="Versions"
            onSelect={() => void openSaved("versions")}
          />
          <MenuItem icon={<Copy {...iconProps} />} label="Save a copy" onSelect={saveCopy} />
          <MenuItem
            icon={<FilePlus2 {...iconProps} />}
            label="New carousel"
            onSelect={() => void navigate(newCarouselPath)}
          />
        </MenuContent>
      </DropdownMenu.Root>
      {dialog === "share" && <ShareDialog id={id} onClose={close} />}
      {dialog === "versions" && (
        <VersionsDialog
          id={id}
          onClose={close}
          onRestored={(carousel) => getSession()?.take(carousel)}
        />
      )}
    </>
  );
}
