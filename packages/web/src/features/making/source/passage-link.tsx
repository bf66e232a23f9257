import type { Statement } from "@slideloom/core/planning";
import { namePlaces, type Passage } from "@slideloom/core/sources";
import { useMemo, useState } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { splitAtEvidence } from "./split-at-evidence.ts";
import { useSource } from "./source-store.ts";

const noPassages: readonly Passage[] = [];

/** A button with the place in the source where the fact is stated. A click shows the passages that the fact cites. */
export function PassageLink({ fact }: { fact: Statement }) {
  const passages = useSource(({ read }) => read?.passages ?? noPassages);
  const names = useMemo(() => namePlaces(passages), [passages]);
  const [isOpen, setIsOpen] = useState(false);
  const cited = passages.filter(({ id }) => fact.passages.includes(id));
  const [first] = cited;
  if (!first) return null;
  const place = names.get(first.id) || "passage";
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title="Show this passage of the source"
        onClick={() => setIsOpen(true)}
        className="rounded text-accent-ink underline underline-offset-2 hover:text-ink pointer-coarse:block pointer-coarse:py-2.5"
      >
        From: <bdi>{place}</bdi>
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="From the source"
        description={fact.text}
        className="max-h-[calc(100dvh-24px)] max-w-[560px]"
      >
        <ol className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 pb-5">
          {cited.map((passage) => (
            <PassageInPlace
              key={passage.id}
              passage={passage}
              place={names.get(passage.id) ?? ""}
              evidence={fact.evidence}
            />
          ))}
        </ol>
      </Dialog>
    </>
  );
}

interface PassageInPlaceProps {
  passage: Passage;
  place: string;
  evidence: string;
}

function PassageInPlace({
  passage: { text, speaker, place: at },
  place,
  evidence,
}: PassageInPlaceProps) {
  const [before, proof, after] = splitAtEvidence(text, evidence);
  // The name of a section doesn't contain the page number.
  const page = at.page !== undefined && at.section !== undefined && `page ${at.page}`;
  return (
    <li>
      <p className="text-xs text-muted">{[page, place].filter(Boolean).join(", ")}</p>
      <p
        dir="auto"
        className="mt-1 rounded-lg border-l-4 border-accent bg-accent-soft px-3 py-1.5 wrap-anywhere whitespace-pre-line"
      >
        {speaker && <strong className="font-semibold">{speaker}: </strong>}
        {before}
        {proof !== "" && (
          <mark className="bg-transparent font-semibold text-ink underline decoration-accent decoration-2 underline-offset-2">
            {proof}
          </mark>
        )}
        {after}
      </p>
    </li>
  );
}
