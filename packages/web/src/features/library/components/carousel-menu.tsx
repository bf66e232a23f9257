import type { ListedCarousel } from "@slideloom/core/contract/carousels";
import {
  BookCheck,
  Copy,
  Download,
  EllipsisVertical,
  History,
  PenLine,
  Send,
  Share2,
  Tag,
  Trash2,
  Undo2,
} from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { MenuContent, MenuItem } from "../../../components/ui/menu.tsx";
import { askToDelete, changeListed, duplicateListed, restoreListed } from "../carousel-actions.ts";
import { libraryDialog } from "../library-dialog.ts";

const iconProps = { size: 16, "aria-hidden": true } as const;

function TrashItems({ carousel }: { carousel: ListedCarousel }) {
  return (
    <>
      <MenuItem
        icon={<Undo2 {...iconProps} />}
        label="Restore"
        onSelect={() => void restoreListed(carousel.id)}
      />
      <MenuItem
        icon={<Trash2 {...iconProps} />}
        label="Delete permanently"
        variant="danger"
        onSelect={() => libraryDialog.open({ kind: "remove", carousel })}
      />
    </>
  );
}

function Items({ carousel }: { carousel: ListedCarousel }) {
  const isPublished = carousel.status === "published";
  return (
    <>
      <MenuItem
        icon={<Send {...iconProps} />}
        label="Publish"
        onSelect={() => libraryDialog.open({ kind: "schedule", carousels: [carousel] })}
      />
      <MenuItem
        icon={<Download {...iconProps} />}
        label="Download"
        onSelect={() => libraryDialog.open({ kind: "download", carousels: [carousel] })}
      />
      <MenuItem
        icon={<PenLine {...iconProps} />}
        label="Rename"
        shortcut="F2"
        onSelect={() => libraryDialog.open({ kind: "rename", carousel })}
      />
      <MenuItem
        icon={<Tag {...iconProps} />}
        label="Tags"
        onSelect={() => libraryDialog.open({ kind: "tags", carousels: [carousel] })}
      />
      <MenuItem
        icon={<BookCheck {...iconProps} />}
        label={isPublished ? "Mark as draft" : "Mark as published"}
        onSelect={() =>
          void changeListed(carousel, { status: isPublished ? "draft" : "published" })
        }
      />
      <MenuItem
        icon={<Copy {...iconProps} />}
        label="Duplicate"
        onSelect={() => void duplicateListed(carousel)}
      />
      <MenuItem
        icon={<Share2 {...iconProps} />}
        label="Share"
        onSelect={() => libraryDialog.open({ kind: "share", carousel })}
      />
      <MenuItem
        icon={<History {...iconProps} />}
        label="Versions"
        onSelect={() => libraryDialog.open({ kind: "versions", carousel })}
      />
      <MenuItem
        icon={<Trash2 {...iconProps} />}
        label="Move to trash"
        shortcut="Del"
        variant="danger"
        onSelect={() => askToDelete(carousel)}
      />
    </>
  );
}

export function CarouselMenu({ carousel }: { carousel: ListedCarousel }) {
  const label = `Actions for ${carousel.title}`;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={label}
        title={label}
        className="grid size-8 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken"
      >
        <EllipsisVertical size={17} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <MenuContent>
        {carousel.deletedAt ? <TrashItems carousel={carousel} /> : <Items carousel={carousel} />}
      </MenuContent>
    </DropdownMenu.Root>
  );
}
