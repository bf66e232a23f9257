import { countNoun } from "@slideloom/core/text";
import { clsx } from "clsx";
import {
  ClipboardCopy,
  LayoutTemplate,
  ListChecks,
  MoveLeft,
  MoveRight,
  Trash2,
  X,
} from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useRef } from "react";
import { layoutTypes } from "../../lib/layout-types.ts";
import { useCanEditSlides } from "../../state/slide-commands.ts";
import { copySlides } from "../../state/copy-slides.ts";
import {
  chooseLayouts,
  deleteSlides,
  listCommonLayouts,
  moveSlides,
} from "../../state/selection-edits.ts";
import {
  clearSelection,
  selectAll,
  useSelected,
  useSlideSelection,
} from "../../state/slide-selection.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { MenuContent, MenuItem } from "../ui/menu.tsx";

const iconProps = { size: 16, "aria-hidden": true } as const;

/** Buttons for the selected slides. Renders nothing unless slides are being selected. */
export function SelectionBar({ className }: { className?: string }) {
  const selected = useSelected();
  const isByTap = useSlideSelection((state) => state.isByTap);
  const canEdit = useCanEditSlides();
  const barRef = useRef<HTMLDivElement>(null);
  if ((selected.length === 0 && !isByTap) || !canEdit) return null;
  const isDisabled = selected.length === 0;
  const end = () => {
    const list = barRef.current?.parentElement;
    clearSelection();
    list?.querySelector<HTMLElement>("[data-slide-part=slide][tabindex='0']")?.focus();
  };
  return (
    <div
      ref={barRef}
      role="group"
      aria-label="Selected slides"
      className={clsx(
        "flex flex-wrap items-center rounded-[10px] border border-accent bg-surface py-0.5 pr-0.5 pl-3 shadow-lg",
        className,
      )}
    >
      <div className="flex grow items-center">
        <span className="mr-auto pr-1 text-[13px] font-medium whitespace-nowrap">
          {isDisabled ? "Choose slides" : countNoun(selected.length, "slide")}
        </span>
        <IconButton label="Select all slides" onClick={selectAll}>
          <ListChecks {...iconProps} />
        </IconButton>
        <IconButton label="End the selection" onClick={end}>
          <X {...iconProps} />
        </IconButton>
      </div>
      <div className="ml-auto flex items-center">
        <IconButton
          label="Move back"
          disabled={isDisabled}
          onClick={() => void moveSlides(selected, -1)}
        >
          <MoveLeft {...iconProps} />
        </IconButton>
        <IconButton
          label="Move forward"
          disabled={isDisabled}
          onClick={() => void moveSlides(selected, 1)}
        >
          <MoveRight {...iconProps} />
        </IconButton>
        <LayoutMenu selected={selected} />
        <IconButton
          label="Copy the selected slides"
          disabled={isDisabled}
          onClick={() => void copySlides(selected)}
        >
          <ClipboardCopy {...iconProps} />
        </IconButton>
        <IconButton
          label="Delete the selected slides"
          disabled={isDisabled}
          onClick={() => {
            if (deleteSlides(selected)) end();
          }}
        >
          <Trash2 {...iconProps} />
        </IconButton>
      </div>
    </div>
  );
}

function LayoutMenu({ selected }: { selected: readonly number[] }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label="Layout of the selected slides" disabled={selected.length === 0}>
          <LayoutTemplate {...iconProps} />
        </IconButton>
      </DropdownMenu.Trigger>
      <MenuContent>
        <MenuItem
          icon={<LayoutTemplate {...iconProps} />}
          label="Automatic"
          onSelect={() => void chooseLayouts(selected, null)}
        />
        {listCommonLayouts(selected).map((layout) => {
          const { icon: Icon, name } = layoutTypes[layout];
          return (
            <MenuItem
              key={layout}
              icon={<Icon {...iconProps} />}
              label={name}
              onSelect={() => void chooseLayouts(selected, layout)}
            />
          );
        })}
      </MenuContent>
    </DropdownMenu.Root>
  );
}
