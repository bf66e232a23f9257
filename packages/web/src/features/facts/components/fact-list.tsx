import { describeCheck, isVoiceCode, type PostCheck } from "@slideloom/core/facts";
import type { Passage } from "@slideloom/core/sources";
import { useRef } from "react";
import { keyOfCheck } from "../../../components/check-place.ts";
import { countChecks, SeverityText } from "../../../components/fact-badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { useSourcePassages } from "../../../state/source-store.ts";
import { showSource } from "../facts-views.ts";
import { allowWords, replaceWords } from "../fix-fact.ts";
import { quoteNearest } from "../quote-passage.ts";

/** Maximum length of a replacement quoted on a button, and of source words shown with their context, UTF-16 units. */
const buttonLength = 24;

const nothingOnSlide = "Nothing to check on this slide.";

interface FactListProps {
  checks: readonly PostCheck[];
  /** Shown if there are no checks. */
  nothing?: string;
  /** Asks a model to rewrite a slide as instructed; absent if no model is configured. */
  onRewrite?: ((slideIndex: number, instruction: string) => void) | undefined;
}

/**
 * Lists the findings of the fact check on a slide. Each has buttons to fix the words, allow them or rewrite the slide.
 */
export function FactList({ checks, nothing = nothingOnSlide, onRewrite }: FactListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  // Fixing or allowing the words removes the finding with its focused button, so the focus moves to the list.
  const settle = (change: () => void) => () => {
    change();
    listRef.current?.focus();
  };
  return (
    <div ref={listRef} tabIndex={-1} role="group" aria-label="Facts" className="outline-none">
      {checks.length === 0 ? (
        <p className="text-muted">{nothing}</p>
      ) : (
        <>
          <p className="sr-only">{countChecks(checks)}</p>
          <ul className="flex flex-col divide-y divide-line">
            {checks.map((check) => (
              <li key={keyOfCheck(check)} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
                <FactText check={check} />
                <FactButtons {...{ check, settle, onRewrite }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The message of a finding, followed by the most similar words of the source, if any. */
export function FactText({ check }: { check: PostCheck }) {
  const { passages } = useSourcePassages();
  const { severity, nearest } = check;
  return (
    <SeverityText severity={severity}>
      {describeCheck(check)}
      {nearest && (
        <>
          {" "}
          <span className="text-muted">
            Nearest: <strong className="font-semibold text-ink">{nearest.raw}</strong>
            {nearest.raw.length <= buttonLength && ` (“${quoteNearest(nearest, passages)}”)`}
          </span>
        </>
      )}
    </SeverityText>
  );
}

interface FactButtonsProps extends Pick<FactListProps, "onRewrite"> {
  check: PostCheck;
  settle: (change: () => void) => () => void;
}

/** Buttons that fix the words of a finding, allow them or rewrite the slide. */
export function FactButtons({ check, settle, onRewrite }: FactButtonsProps) {
  const { nearest, fixes, raw, slide, code } = check;
  const isOfVoice = isVoiceCode(code);
  const canRewrite = fixes.some((fix) => "rewrite" in fix);
  const { passages } = useSourcePassages();
  return (
    <div className="flex flex-wrap gap-2 pl-[22px]">
      <FactFix check={check} settle={settle} />
      <Button
        size="small"
        title={`Keep “${raw}”. We won't ask about these words again in this carousel.`}
        onClick={settle(() => allowWords(check))}
      >
        {isOfVoice ? "Keep it" : "I know it's true"}
      </Button>
      {canRewrite && onRewrite && (
        <Button size="small" onClick={() => onRewrite(slide, buildInstruction(check, passages))}>
          Rewrite slide
        </Button>
      )}
      {!isOfVoice && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => showSource({ passage: nearest?.passage ?? null })}
        >
          Show source
        </Button>
      )}
    </div>
  );
}

type FactFixProps = Pick<FactButtonsProps, "check"> & Partial<Pick<FactButtonsProps, "settle">>;

/** A button that applies the check's suggested replacement. If there is none, renders nothing. */
export function FactFix({ check, settle = (change) => change }: FactFixProps) {
  const replacement = check.fixes.flatMap((fix) => ("replace" in fix ? [fix.replace] : []))[0];
  if (replacement === undefined) return null;
  return (
    <Button size="small" onClick={settle(() => replaceWords(check, replacement))}>
      {nameReplacement(replacement)}
    </Button>
  );
}

function nameReplacement(replacement: string): string {
  if (replacement === "") return "Remove it";
  return replacement.length <= buttonLength ? `Use ${replacement}` : "Use the source's words";
}

/** Builds a rewrite instruction that quotes the source, because the model doesn't receive the source. */
function buildInstruction({ code, raw, nearest }: PostCheck, passages: readonly Passage[]): string {
  if (code === "banned-word") return `Don't write “${raw}” in any form. Use plainer words.`;
  if (code === "banned-claim") return `Don't claim “${raw}”. Leave the claim out.`;
  const said = nearest ? `, which says: “${quoteNearest(nearest, passages)}”` : "";
  return `“${raw}” is not in the source${said}. State only what the source says.`;
}
