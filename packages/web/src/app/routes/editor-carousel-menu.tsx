import { EllipsisVertical, FilePlus2, PenLine } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useNavigate } from "react-router";
import { IconButton } from "../../components/ui/icon-button.tsx";
import { MenuContent, MenuItem } from "../../components/ui/menu.tsx";
import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { setSaveDialogOpen } from "../../features/saving/save-actions.ts";
import { paths } from "../paths.ts";

/** What else can be done with the open carousel. */
export function CarouselMenu() {
  const isSaved = useOpenDocument((state) => Boolean(state.carousel));
  const navigate = useNavigate();
  if (!isSaved) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label="More about this carousel">
          <EllipsisVertical size={17} aria-hidden="true" />
        </IconButton>
      </DropdownMenu.Trigger>
      <MenuContent>
        <MenuItem
          icon={<PenLine size={16} aria-hidden="true" />}
          label="Title and status"
          onSelect={() => setSaveDialogOpen(true)}
        />
        <MenuItem
          icon={<FilePlus2 size={16} aria-hidden="true" />}
          label="New carousel"
          onSelect={() => void navigate(paths.create)}
        />
      </MenuContent>
    </DropdownMenu.Root>
  );
}
