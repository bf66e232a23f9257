import type { OutlineItem, Statement } from "@slideloom/core/planning";
import { nameSlides } from "@slideloom/core/document";
import { planLimits } from "@slideloom/core/planning";
import { Plus } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { announce } from "../../../lib/announcements.ts";
import { PassageLink } from "../source/passage-link.tsx";
import { addItem } from "./outline-edits.ts";
import { changeOutline } from "./plan-edits.ts";

interface FactColumnProps {
  facts: readonly Statement[];
  items: readonly OutlineItem[];
}

/** All facts of the source, with the slides that state them. A fact on no slide can become one. */
export function FactColumn({ facts, items }: FactColumnProps) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="outline-facts" className="flex min-w-0 flex-col gap-2">
      <h3 id="outline-facts" className="font-medium text-muted">
        Facts
      </h3>
      <ul className="flex flex-col divide-y divide-line rounded-[10px] border border-line bg-raised">
        {facts.map((fact) => (
          <FactItem key={fact.id} fact={fact} items={items} />
        ))}
      </ul>
    </section>
  );
}

function FactItem({ fact, items }: { fact: Statement; items: readonly OutlineItem[] }) {
  const { id, text, evidence, limits } = fact;
  const used = items.flatMap((item, index) => (item.facts.includes(id) ? [index] : []));
  const add = () => {
    changeOutline((outline) => addItem(outline, text, [id]));
    announce("Added as a slide before the last one.");
  };
  return (
    <li className="flex flex-col gap-1 p-2.5 wrap-anywhere">
      <p dir="auto" className="font-medium">
        {text}
        {limits !== undefined && ` (${limits})`}
      </p>
      {evidence !== text && (
        <p dir="auto" className="text-xs text-muted">
          “{evidence}”
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        <PassageLink fact={fact} />
        <span className="ml-auto">{used.length > 0 ? nameSlides(used) : "On no slide"}</span>
        {used.length === 0 && (
          <Button
            size="small"
            title="Add a slide that states this fact"
            disabled={items.length >= planLimits.outlineItems}
            onClick={add}
          >
            <Plus size={14} aria-hidden="true" />
            Add as slide
          </Button>
        )}
      </div>
    </li>
  );
}
