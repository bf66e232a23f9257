import type { PostCheck } from "@slideloom/core/facts";
import { keyOfCheck, nameCheckPlace } from "../../../components/check-place.ts";
import { FactFix, FactText } from "./fact-list.tsx";

interface RepairFindingsProps {
  checks: readonly PostCheck[];
  /** Whether to show buttons that apply the findings' suggested replacements. */
  hasFixes: boolean;
}

/** Lists the fact check's findings that “Repair the slides” corrects. */
export function RepairFindings({ checks, hasFixes }: RepairFindingsProps) {
  return (
    <ul aria-label="Problems to correct" className="flex flex-col divide-y divide-line">
      {checks.map((check) => (
        <li key={keyOfCheck(check)} className="flex flex-col gap-1 py-2.5 first:pt-0">
          <h3 className="text-xs font-semibold text-muted">{nameCheckPlace(check)}</h3>
          <FactText check={check} />
          {hasFixes && (
            <div className="pl-[22px]">
              <FactFix check={check} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
