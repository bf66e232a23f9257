import { planLimits, type OutlineItem, type Statement } from "@slideloom/core/planning";
import { carouselLayoutNames } from "@slideloom/core/slide";
import { countNoun } from "@slideloom/core/text";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { layoutTypes } from "../../../lib/layout-types.ts";
import { changeItem, dropItem, moveItem } from "../outline-edits.ts";
import { changeOutline } from "../plan-store.ts";

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

/** A slide of the outline: its point, layout and facts. Alt with an arrow key in the point's field moves the slide. */
export function OutlineItemRow({ item, number, total, facts }: OutlineItemRowProps) {
  const { id, point } = item;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    const by = event.key === "ArrowUp" ? -1 : 1;
    changeOutline((outline) => moveItem(outline, id, by));
  };
  return (
    <li className="flex flex-col gap-1.5 rounded-[10px] border border-line bg-raised p-2.5">
      <div className="flex items-start gap-2">
        <span className="pt-1 text-xs font-semibold tabular-nums">{number}</span>
        <textarea
          aria-label={`Point of slide ${number}`}
          value={point}
          maxLength={planLimits.pointCharacters}
          onKeyDown={handleKeyDown}
          onChange={({ target }) =>
            changeOutline((outline) => changeItem(outline, id, { point: target.value }))
          }
          className="field-sizing-content min-h-8 min-w-0 flex-1 resize-none rounded-md border border-transparent bg-transparent px-1.5 py-1 hover:border-line focus:border-line-strong"
        />
      </div>
      <ItemTools item={item} number={number} total={total} />
      {facts.length > 0 && <ItemFacts facts={facts} />}
    </li>
  );
}

function ItemTools({ item, number, total }: Omit<OutlineItemRowProps, "facts">) {
  const { id, layout } = item;
  const move = (by: -1 | 1) => changeOutline((outline) => moveItem(outline, id, by));
  const choose = (value: string) => {
    const chosen = layouts.find((name) => name === value) ?? null;
    changeOutline((outline) => changeItem(outline, id, { layout: chosen }));
  };
  return (
    <div className="flex items-center gap-1">
      <select
        aria-label={`Layout of slide ${number}`}
        value={layout ?? ""}
        onChange={({ target }) => choose(target.value)}
        className="min-w-0 flex-1 rounded-md border border-line bg-raised px-1.5 py-1 text-xs"
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
        disabled={number === 1}
        onClick={() => move(-1)}
      >
        <ArrowUp size={15} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move slide ${number} down`}
        disabled={number === total}
        onClick={() => move(1)}
      >
        <ArrowDown size={15} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Drop slide ${number}`}
        disabled={total === 1}
        onClick={() => changeOutline((outline) => dropItem(outline, id))}
      >
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Lists facts, each with the source's words that prove it. */
function ItemFacts({ facts }: Pick<OutlineItemRowProps, "facts">) {
  return (
    <details className="text-xs text-muted">
      <summary className="cursor-pointer">{countNoun(facts.length, "fact")}</summary>
      <ul className="mt-1 flex flex-col gap-1">
        {facts.map(({ id, text, limits, evidence }) => (
          <li key={id}>
            {text}
            {limits !== undefined && ` (${limits})`}: “{evidence}”
          </li>
        ))}
      </ul>
    </details>
  );
}
