import { Copy, FilePlus2, History, PenLine } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { MenuContent, MenuItem } from "../../components/ui/menu.tsx";
import { VersionsDialog } from "../../features/library/components/versions-dialog.tsx";
import { getSession, saveAsCopy } from "../../features/saving/open-document.ts";
import { saveDialog } from "../../features/saving/save-actions.ts";
import { buildEditorPath, newCarouselPath } from "../../lib/editor-path.ts";
import { CarouselMenuButton } from "./carousel-menu-button.tsx";
import { saveForDialog } from "./save-for-dialog.ts";

const iconProps = { size: 16, "aria-hidden": true } as const;

/** Menu of the open carousel (initially open) and its dialogs. */
export function CarouselChoices({ id }: { id: string }) {
  const navigate = useNavigate();
  const [showsVersions, setShowsVersions] = useState(false);
  const openVersions = async () => {
    if (await saveForDialog()) setShowsVersions(true);
  };
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
            label="Edit title and status…"
            onSelect={() => saveDialog.open()}
          />
          <MenuItem
            icon={<History {...iconProps} />}
            label="Versions"
            onSelect={() => void openVersions()}
          />
          <MenuItem icon={<Copy {...iconProps} />} label="Save a copy" onSelect={saveCopy} />
          <MenuItem
            icon={<FilePlus2 {...iconProps} />}
            label="New carousel"
            onSelect={() => void navigate(newCarouselPath)}
          />
        </MenuContent>
      </DropdownMenu.Root>
      {showsVersions && (
        <VersionsDialog
          id={id}
          onClose={() => setShowsVersions(false)}
          onRestored={(carousel) => getSession()?.take(carousel)}
        />
      )}
    </>
  );
}
