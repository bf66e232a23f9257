import { endsWithQuestionMark } from "./draft-text.ts";
import { readMentions } from "../../numbers/mentions.ts";
import { isEvidence } from "../../planning/evidence.ts";
import { planLimits, type Statement } from "../../planning/post-plan.ts";
import {
  acceptStatements,
  mergeStatements,
  type StatementDraft,
} from "../../planning/statements.ts";
import type { Passage, Source } from "../source.ts";
import type { JudgedText } from "./judged-text.ts";

/** Lists the most important sentences as facts, each with its own words as proof. */
export function listFacts(
  text: JudgedText,
  { source, passages }: { source: Source; passages: readonly Passage[] },
): Statement[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage.text]));
  const drafts = text.said
    .filter((sentence) => sentence.text.length <= planLimits.factCharacters)
    .filter((sentence) => !endsWithQuestionMark(sentence.text))
    .toSorted((one, other) => other.score - one.score)
    .flatMap((sentence) => {
      const holders = sentence.passages.filter((id) =>
        isEvidence(sentence.text, byId.get(id) ?? ""),
      );
      return holders.length > 0 ? [{ ...sentence, passages: holders }] : [];
    })
    .slice(0, planLimits.facts)
    .map(({ text: said, passages: ids }, index, all): StatementDraft => ({
      ref: `f${index + 1}`,
      passages: ids,
      kind: chooseFactKind(said, text),
      evidence: said,
      text: said,
      weight: 3 - Math.floor((index / all.length) * 3),
    }));
  const named = new Set(drafts.flatMap((draft) => draft.passages));
  const cited = passages.filter(({ id }) => named.has(id));
  return mergeStatements(acceptStatements(drafts, cited, source.language), passages).statements;
}

/** Matches a quotation of at least 12 characters. */
export const quotationPattern = /[“„«„»「"][^“”„«»「」"]{12,}[”“»«」"]/u;

function chooseFactKind(said: string, { language }: JudgedText): Statement["kind"] {
  if (quotationPattern.test(said)) return "quote";
  const { numbers, dates } = readMentions(said, language);
  if (numbers.length > 0) return "number";
  return dates.length > 0 ? "date" : "claim";
}
