import { itemTypes } from "@slideloom/core/blocks";
import { Plus, TextCursorInput } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { MenuContent, MenuItem } from "../../../components/ui/menu.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { useAppearance, useDocument, useSlideIndex } from "../../../state/carousel-store.ts";
import { addAndEdit, listEmptyPlaces } from "../on-slide/new-items.ts";
import { commitEdit, startEdit } from "../on-slide/text-edit-store.ts";
import { BlockMenuItem } from "./block-menu-item.tsx";

/** Adds blocks to the slide, and words where it has none, such as a summary. */
export function SlideTools() {
  const post = useDocument((document) => document.post);
  const slide = useSlideIndex();
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  const items = post?.content[slide]?.description;
  if (!post || !items) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <Tooltip text={`Add a block, a summary or other words to slide ${slide + 1}`} side="top">
        <DropdownMenu.Trigger
          aria-label={`Add to slide ${slide + 1}`}
          className="absolute top-full right-0 mt-1 flex h-7 items-center gap-1 rounded-md px-2 text-xs font-medium text-muted hover:bg-surface hover:text-ink"
        >
          <Plus size={14} aria-hidden="true" />
          Add
        </DropdownMenu.Trigger>
      </Tooltip>
      <MenuContent onCloseAutoFocus={(event) => event.preventDefault()}>
        {itemTypes.map((type) => (
          <BlockMenuItem
            key={type}
            type={type}
            onSelect={() => {
              commitEdit();
              addAndEdit(slide, items.length, type);
            }}
          />
        ))}
        {listEmptyPlaces(post, slide, isSingle).map(({ label, ref }) => (
          <MenuItem
            key={label}
            icon={<TextCursorInput size={15} aria-hidden="true" />}
            label={label}
            onSelect={() => startEdit(ref, "all")}
          />
        ))}
      </MenuContent>
    </DropdownMenu.Root>
  );
}
