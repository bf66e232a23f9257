import type { Statement } from "@slideloom/core/planning";
import { countNoun } from "@slideloom/core/text";
import { PassageLink } from "../source/passage-link.tsx";

/** A slide's facts, with quotes from the source and links to the passages. */
export function ItemFacts({ facts }: { facts: readonly Statement[] }) {
  return (
    <details className="text-xs text-muted">
      <summary className="w-fit cursor-pointer rounded pointer-coarse:py-3">
        {countNoun(facts.length, "fact")}
      </summary>
      <ul className="mt-1 flex flex-col gap-2">
        {facts.map((fact) => (
          <li key={fact.id} className="wrap-anywhere">
            {fact.text}
            {fact.limits !== undefined && ` (${fact.limits})`}: “{fact.evidence}”{" "}
            <PassageLink fact={fact} />
          </li>
        ))}
      </ul>
    </details>
  );
}
