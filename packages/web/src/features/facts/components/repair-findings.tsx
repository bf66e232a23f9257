import { countNoun } from "@slideloom/core/text";
import { keyOfCheck, nameCheckPlace } from "../../../components/check-place.ts";
import { Button } from "../../../components/ui/button.tsx";
import { useFactStore } from "../../../state/fact-checks.ts";
import { applySourceWords, listFixable } from "../fix-fact.ts";
import { FactText } from "./fact-list.tsx";

/** Lists the findings that a repair corrects. */
export function RepairFindings() {
  const checks = useFactStore((state) => state.checks);
  const found = checks.filter(({ severity, field }) => severity !== "note" && field !== "caption");
  return (
    <ul aria-label="What to correct" className="flex flex-col divide-y divide-line">
      {found.map((check) => (
        <li key={keyOfCheck(check)} className="flex flex-col gap-1 py-2.5 first:pt-0">
          <h3 className="text-xs font-semibold text-muted">{nameCheckPlace(check)}</h3>
          <FactText check={check} />
        </li>
      ))}
    </ul>
  );
}

/** Offers to replace words by the source's own, for findings where these are known. Needs no model. */
export function RepairFixes({ onDone }: { onDone: () => void }) {
  const checks = useFactStore((state) => state.checks);
  const fixable = listFixable(checks);
  if (fixable.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-[10px] border border-line px-3 py-2.5">
      <p className="min-w-0 flex-1 basis-48">
        {`Your source has other words for ${countNoun(fixable.length, "place")}. Free, without AI.`}
      </p>
      <Button
        size="small"
        onClick={() => {
          applySourceWords(fixable);
          onDone();
        }}
      >
        Use the source's words
      </Button>
    </div>
  );
}
