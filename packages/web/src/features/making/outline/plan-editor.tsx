import type { GenerateRequest } from "@slideloom/core/contract/generation";
import { blankPoint, isPromptsNote } from "@slideloom/core/generation";
import { planLimits } from "@slideloom/core/planning";
import { draftLabel } from "@slideloom/core/sources";
import { Plus } from "lucide-react";
import { SortableSlides } from "../../../components/slide-list/sortable-slides.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useIsGenerating } from "../../../state/generation-store.ts";
import { addItem, moveItemTo } from "./outline-edits.ts";
import { addFromButton } from "./outline-rows.ts";
import { changeOutline } from "./plan-edits.ts";
import type { Plan } from "./kept-plan.ts";
import { FactColumn } from "./fact-column.tsx";
import { HookChoice } from "./hook-choice.tsx";
import { OutlineItemRow } from "./outline-item-row.tsx";

interface PlanEditorProps {
  request: GenerateRequest;
  plan: Plan;
}

/** An outline's slides to edit and order, and hooks to choose from. */
export function PlanEditor({
  request,
  plan: { facts, outline, hooks, warnings = [] },
}: PlanEditorProps) {
  const isGenerating = useIsGenerating();
  const { items, left } = outline;
  const isDraft = warnings.includes(draftLabel);
  // Omits the warning that a draft or an outline was made without AI, because the form already says so.
  const shown = warnings.filter((warning) => warning !== draftLabel && !isPromptsNote(warning));
  return (
    <>
      {shown.map((warning) => (
        <Notice key={warning} variant="warning">
          <p>{warning}</p>
        </Notice>
      ))}
      {hooks.length > 0 && <HookChoice request={request} hooks={hooks} isDraft={isDraft} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @2xl:grid-cols-[minmax(0,1fr)_minmax(260px,340px)]">
        <section aria-labelledby="outline-slides" className="flex min-w-0 flex-col gap-2">
          <h3 id="outline-slides" className="font-medium text-muted">
            Slides
          </h3>
          <SortableSlides
            keys={items.map(({ id }) => id)}
            axis="vertical"
            canMove={!isGenerating}
            hasHandles
            onMove={(from, to) => changeOutline((edited) => moveItemTo(edited, from, to))}
          >
            <ol aria-label="Slides of the outline" className="flex flex-col gap-2">
              {items.map((item, index) => (
                <OutlineItemRow
                  key={item.id}
                  item={item}
                  number={index + 1}
                  total={items.length}
                  facts={facts.filter(({ id }) => item.facts.includes(id))}
                />
              ))}
            </ol>
          </SortableSlides>
          <Button
            size="small"
            disabled={items.length >= planLimits.outlineItems}
            onClick={({ currentTarget }) =>
              addFromButton(currentTarget, () =>
                changeOutline((edited) => addItem(edited, blankPoint)),
              )
            }
          >
            <Plus size={14} aria-hidden="true" />
            Add slide
          </Button>
          {left !== "" && <p className="text-xs text-muted">Left out: {left}</p>}
        </section>
        <FactColumn facts={facts} items={items} />
      </div>
    </>
  );
}
