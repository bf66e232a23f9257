import { Copy, FilePlus2, History, PenLine } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useNavigate } from "react-router";
import { MenuContent, MenuItem } from "../../components/ui/menu.tsx";
import { saveAsCopy } from "../../features/saving/open-document.ts";
import { saveDialog } from "../../features/saving/save-actions.ts";
import { buildEditorPath, newCarouselPath } from "../../lib/editor-path.ts";
import { CarouselMenuButton } from "./carousel-menu-button.tsx";
import { openVersions } from "./carousel-dialogs.ts";

const iconProps = { size: 16, "aria-hidden": true } as const;

/** Menu of the open carousel (initially open). */
export function CarouselChoices() {
  const navigate = useNavigate();
  const saveCopy = () => {
    const copyId = saveAsCopy();
    if (copyId) void navigate(buildEditorPath(copyId));
  };
  return (
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
  );
}
