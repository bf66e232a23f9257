import { planLimits, type OutlineItem, type Statement } from "@slideloom/core/planning";
import { carouselLayoutNames } from "@slideloom/core/slide";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { describeMove } from "../../../components/slide-list/drag-announcements.ts";
import { useSortableSlide } from "../../../components/slide-list/use-sortable-slide.ts";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { layoutTypes } from "../../../lib/layout-types.ts";
import { changeItem, moveItem } from "./outline-edits.ts";
import { changeFromRow } from "./outline-rows.ts";
import { changeOutline, dropSlide } from "./plan-edits.ts";
import { ItemFacts } from "./item-facts.tsx";

interface OutlineItemRowProps {
  item: OutlineItem;
  number: number;
  total: number;
  /** The facts that the slide states, with their sources. */
  facts: readonly Statement[];
}

/** Layouts to choose from. Cover and closing depend on a slide's position, and the image layout needs an image. */
const layouts = carouselLayoutNames.filter(
  (name) => !["cover", "closing", "picture"].includes(name),
);

/**
 * A slide of the outline: its main point, layout and facts. In the point's field, Alt+Up and Alt+Down move the slide.
 */
export function OutlineItemRow({ item, number, total, facts }: OutlineItemRowProps) {
  const { id, point } = item;
  const { itemProps, handleProps, pointerListeners } = useSortableSlide({
    slideKey: id,
    slideIndex: number - 1,
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    moveRow(event.currentTarget, { id, number, total, by: event.key === "ArrowUp" ? -1 : 1 });
  };
  return (
    <li
      {...itemProps}
      className="flex flex-col gap-1.5 rounded-[10px] border border-line bg-raised p-2 data-dragging:relative data-dragging:z-10 data-dragging:shadow-lg"
    >
      <div className="flex items-start gap-1">
        <button
          type="button"
          {...pointerListeners}
          {...handleProps}
          data-row-part="handle"
          aria-label={`Move slide ${number}`}
          title={`Drag to move slide ${number}`}
          aria-roledescription="drag handle"
          className="flex h-8 shrink-0 touch-none items-center gap-0.5 rounded-md pr-1 text-muted select-none enabled:cursor-grab enabled:hover:text-ink pointer-coarse:h-11 pointer-coarse:pr-2 [-webkit-touch-callout:none]"
        >
          <GripVertical size={16} aria-hidden="true" />
          <span className="min-w-4 text-center text-xs font-semibold tabular-nums">{number}</span>
        </button>
        <textarea
          data-row-part="point"
          aria-label={`Point of slide ${number}`}
          dir="auto"
          placeholder="What this slide says"
          value={point}
          maxLength={planLimits.pointCharacters}
          onKeyDown={handleKeyDown}
          onChange={({ target }) =>
            changeOutline((outline) => changeItem(outline, id, { point: target.value }))
          }
          className="field-sizing-content min-h-8 min-w-0 flex-1 resize-none rounded-md border border-transparent bg-transparent px-1.5 py-1 hover:border-line focus:border-line-strong pointer-coarse:py-2.5"
        />
      </div>
      <ItemTools item={item} number={number} total={total} />
      {facts.length > 0 && <ItemFacts facts={facts} />}
    </li>
  );
}

interface RowMove {
  id: string;
  number: number;
  total: number;
  by: -1 | 1;
}

function moveRow(control: Element, { id, number, total, by }: RowMove): void {
  if (number + by < 1 || number + by > total) return;
  changeFromRow(control, {
    change: () => changeOutline((outline) => moveItem(outline, id, by)),
    index: number - 1 + by,
    said: describeMove(number - 1, number - 1 + by),
  });
}

function ItemTools({ item, number, total }: Omit<OutlineItemRowProps, "facts">) {
  const { id, layout } = item;
  const choose = (value: string) => {
    const chosen = layouts.find((name) => name === value) ?? null;
    changeOutline((outline) => changeItem(outline, id, { layout: chosen }));
  };
  return (
    <div className="flex items-center gap-0.5">
      <select
        aria-label={`Layout of slide ${number}`}
        value={layout ?? ""}
        onChange={({ target }) => choose(target.value)}
        className="mr-auto h-8 max-w-60 min-w-0 flex-1 rounded-md border border-line bg-raised px-1.5 text-xs pointer-coarse:h-11"
      >
        <option value="">Automatic layout</option>
        {layouts.map((name) => (
          <option key={name} value={name}>
            {layoutTypes[name].name}
          </option>
        ))}
      </select>
      <IconButton
        label={`Move slide ${number} up`}
        data-row-part="up"
        className="size-8! pointer-coarse:size-11!"
        disabled={number === 1}
        onClick={({ currentTarget }) => moveRow(currentTarget, { id, number, total, by: -1 })}
      >
        <ArrowUp size={15} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move slide ${number} down`}
        data-row-part="down"
        className="size-8! pointer-coarse:size-11!"
        disabled={number === total}
        onClick={({ currentTarget }) => moveRow(currentTarget, { id, number, total, by: 1 })}
      >
        <ArrowDown size={15} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Remove slide ${number}`}
        data-row-part="drop"
        className="size-8! pointer-coarse:size-11!"
        disabled={total === 1}
        onClick={({ currentTarget }) =>
          changeFromRow(currentTarget, { change: () => dropSlide(id), index: number - 1 })
        }
      >
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
