import { Plus, Smile, TextCursorInput } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { MenuContent, MenuItem } from "../../../components/ui/menu.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { layoutTypes } from "../../../lib/layout-types.ts";
import { useAppearance, useDocument, useSlideIndex } from "../../../state/carousel-store.ts";
import { askForIcon } from "../icons/icon-dialog.ts";
import { blockStarters } from "../on-slide/block-types.tsx";
import { addAndEdit, addNumberSlide, listEmptyPlaces } from "../on-slide/new-items.ts";
import { commitEdit, startEdit } from "../on-slide/text-edit-store.ts";
import { barButtonClassName } from "../../../components/bar-pane.tsx";

interface SlideToolsProps {
  /** Lets the person choose an image for a slide. */
  onAddImage?: ((slideIndex: number) => void) | undefined;
}

/** Menu that adds a block, an image or a missing text, such as a summary, to the slide. */
export function SlideTools({ onAddImage }: SlideToolsProps) {
  const post = useDocument((document) => document.post);
  const slide = useSlideIndex();
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  const items = post?.content[slide]?.description;
  if (!post || !items) return null;
  const act = (action: () => void) => () => {
    commitEdit();
    action();
  };
  return (
    <DropdownMenu.Root modal={false}>
      <Tooltip text={`Add a list, quote, chart, image or text to slide ${slide + 1}`} side="top">
        <DropdownMenu.Trigger
          aria-label={`Add to slide ${slide + 1}`}
          className={barButtonClassName}
        >
          <Plus size={14} aria-hidden="true" />
          Add
        </DropdownMenu.Trigger>
      </Tooltip>
      <MenuContent onCloseAutoFocus={(event) => event.preventDefault()}>
        {blockStarters.map(({ type, starter }) => (
          <LayoutItem
            key={starter.value}
            layout={starter.layout}
            onSelect={act(() => addAndEdit(slide, items.length, type, starter))}
          />
        ))}
        {onAddImage && <LayoutItem layout="picture" onSelect={act(() => onAddImage(slide))} />}
        <LayoutItem
          layout="number"
          label="Big number (adds a slide)"
          onSelect={act(() => addNumberSlide(slide))}
        />
        <MenuItem
          icon={<Smile size={15} aria-hidden="true" />}
          label="Icon"
          onSelect={act(() =>
            askForIcon({ ref: { kind: "header", slide }, offset: 0, isTyping: false }),
          )}
        />
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
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

interface LayoutItemProps {
  layout: keyof typeof layoutTypes;
  /** Text of the menu item; default is the layout's name. */
  label?: string;
  onSelect: () => void;
}

/** A menu item that adds the content that a layout needs. */
function LayoutItem({ layout, label, onSelect }: LayoutItemProps) {
  const { name, icon: Icon } = layoutTypes[layout];
  return (
    <MenuItem
      icon={<Icon size={15} aria-hidden="true" />}
      label={label ?? name}
      onSelect={onSelect}
    />
  );
}
