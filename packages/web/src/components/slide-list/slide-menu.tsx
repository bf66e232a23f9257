import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  Ellipsis,
  Plus,
  SquareCheck,
  SquareSplitVertical,
  Trash2,
  WandSparkles,
} from "lucide-react";
import { listSplits } from "@slideloom/core/document";
import { DropdownMenu } from "radix-ui";
import { type ComponentProps, useRef } from "react";
import { shortcutLabel } from "../../lib/shortcuts.ts";
import { readCopiedText } from "../../state/copied-text.ts";
import { copySlides, pasteCopied } from "../../state/copy-slides.ts";
import { selectByTap, toggleSelected, useSelected } from "../../state/slide-selection.ts";
import { addSlideAfter, deleteSlide, moveSlideBy } from "../../state/slide-commands.ts";
import { duplicateSlideAt, splitSlideAt } from "../../state/slide-edits.ts";
import { MenuContent, MenuItem } from "../ui/menu.tsx";
import { focusSlide } from "./slide-list-keys.ts";
import { getSlideIndex, useDocument } from "../../state/carousel-store.ts";

interface SlideMenuProps {
  slideIndex: number;
  total: number;
  axis: keyof typeof moves;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isDisabled?: boolean;
  tabIndex: number;
  className: string;
  /** Opens the rewrite dialog; absent if no model is configured. */
  onRewrite?: ((slideIndex: number) => void) | undefined;
}

/** Labels for moving in vertical lists, horizontal lists and grids. */
const moves = {
  vertical: {
    back: { label: "Move up", icon: ArrowUp },
    on: { label: "Move down", icon: ArrowDown },
  },
  horizontal: {
    back: { label: "Move left", icon: ArrowLeft },
    on: { label: "Move right", icon: ArrowRight },
  },
  grid: {
    back: { label: "Move back", icon: ArrowLeft },
    on: { label: "Move forward", icon: ArrowRight },
  },
};

const iconProps = { size: 16, "aria-hidden": true } as const;

type MenuButtonProps = ComponentProps<"button"> & { slideIndex: number };

function MenuButton({ slideIndex, ...props }: MenuButtonProps) {
  return (
    <button
      type="button"
      data-slide-part="menu"
      aria-label={`Actions for slide ${slideIndex + 1}`}
      title={`Actions for slide ${slideIndex + 1}`}
      // Prevents dragging the slide by its menu.
      onMouseDown={(event) => event.stopPropagation()}
      onTouchStart={(event) => event.stopPropagation()}
      {...props}
    >
      <Ellipsis size={16} aria-hidden="true" />
    </button>
  );
}

export function SlideMenu(props: SlideMenuProps) {
  const {
    slideIndex,
    total,
    isOpen,
    onOpenChange,
    isDisabled = false,
    tabIndex,
    className,
  } = props;
  const triggerRef = useRef<HTMLButtonElement>(null);
  /** True if the chosen action shows another slide, which then takes the focus. */
  const leadsAway = useRef(false);
  const away = (run: () => unknown) => () => {
    leadsAway.current = true;
    run();
  };
  const list = useRef<Element | null>(null);
  return (
    <DropdownMenu.Root
      modal={false}
      open={isOpen}
      onOpenChange={(open) => {
        if (open) {
          list.current = triggerRef.current?.closest("ol") ?? null;
          leadsAway.current = false;
        }
        onOpenChange(open);
      }}
    >
      <DropdownMenu.Trigger asChild>
        <MenuButton
          ref={triggerRef}
          slideIndex={slideIndex}
          tabIndex={tabIndex}
          disabled={isDisabled}
          className={className}
        />
      </DropdownMenu.Trigger>
      <MenuContent
        onCloseAutoFocus={(event) => {
          if (!leadsAway.current || !list.current) return;
          event.preventDefault();
          focusSlide(list.current, getSlideIndex(), "slide");
        }}
      >
        <SlideMenuItems
          slideIndex={slideIndex}
          total={total}
          axis={props.axis}
          onRewrite={props.onRewrite}
          away={away}
        />
      </MenuContent>
    </DropdownMenu.Root>
  );
}

type SlideMenuItemsProps = Pick<SlideMenuProps, "slideIndex" | "total" | "axis" | "onRewrite"> & {
  away: (run: () => unknown) => () => void;
};

function SlideMenuItems({ slideIndex, total, axis, onRewrite, away }: SlideMenuItemsProps) {
  const { back, on } = moves[axis];
  const isSelected = useSelected().includes(slideIndex);
  const slide = useDocument(({ post }) => post?.content[slideIndex]);
  const halves = slide && listSplits(slide)[0];
  // Index of the shortcut that the menu shows. Index 0 uses up and down arrows, and 1 uses left and right arrows.
  const keys = axis === "vertical" ? 0 : 1;
  return (
    <>
      <MenuItem
        icon={<Plus {...iconProps} />}
        label="Add a slide after this one"
        onSelect={away(() => addSlideAfter(slideIndex))}
      />
      <MenuItem
        icon={<Copy {...iconProps} />}
        label="Duplicate"
        onSelect={away(() => duplicateSlideAt(slideIndex))}
      />
      <MenuItem
        icon={<ClipboardCopy {...iconProps} />}
        label="Copy"
        shortcut={shortcutLabel("copySlides")}
        onSelect={() => void copySlides([slideIndex])}
      />
      {readCopiedText() !== null && (
        <MenuItem
          icon={<ClipboardPaste {...iconProps} />}
          label="Paste after this one"
          onSelect={away(() => pasteCopied(slideIndex))}
        />
      )}
      <MenuItem
        icon={<SquareCheck {...iconProps} />}
        label={isSelected ? "Take out of the selection" : "Select"}
        shortcut={shortcutLabel("selectSlide")}
        onSelect={() => {
          selectByTap();
          toggleSelected(slideIndex);
        }}
      />
      <MenuItem
        icon={<SquareSplitVertical {...iconProps} />}
        label="Split into two"
        hint={halves ? undefined : "The slide needs at least two sentences or list items"}
        isDisabled={!halves}
        onSelect={away(() => halves && splitSlideAt(slideIndex, halves))}
      />
      {onRewrite && (
        <MenuItem
          icon={<WandSparkles {...iconProps} />}
          label="Rewrite this slide"
          onSelect={() => onRewrite(slideIndex)}
        />
      )}
      <MenuItem
        icon={<back.icon {...iconProps} />}
        label={back.label}
        shortcut={shortcutLabel("moveSlideBack", keys)}
        isDisabled={slideIndex === 0}
        onSelect={() => void moveSlideBy(slideIndex, -1)}
      />
      <MenuItem
        icon={<on.icon {...iconProps} />}
        label={on.label}
        shortcut={shortcutLabel("moveSlideOn", keys)}
        isDisabled={slideIndex === total - 1}
        onSelect={() => void moveSlideBy(slideIndex, 1)}
      />
      <DropdownMenu.Separator className="my-1 h-px bg-line" />
      <MenuItem
        icon={<Trash2 {...iconProps} />}
        label="Delete"
        variant="danger"
        shortcut={shortcutLabel("deleteSlide")}
        onSelect={away(() => deleteSlide(slideIndex))}
      />
    </>
  );
}
