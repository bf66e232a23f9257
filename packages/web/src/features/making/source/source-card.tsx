import type { SourceResponse } from "@slideloom/core/contract/sources";
import { countNoun } from "@slideloom/core/text";
import { X } from "lucide-react";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { sourceKindNames } from "../../../lib/source-kinds.ts";
import { describeReadFailure } from "../controls/describe-failure.ts";
import { readAgain, removeSource, useSource } from "./source-store.ts";
import { ImageChoices } from "./image-choices.tsx";
import { PartChoice } from "./part-choice.tsx";
import { PassageTexts } from "./passage-texts.tsx";

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "code" });

const summaryClassName = "w-fit cursor-pointer rounded text-muted hover:text-ink";

/** Shows the text that was read from a source, the parts that were left out, and warnings about the reading. */
export function SourceCard({ read }: { read: SourceResponse }) {
  const { source, passages } = read;
  const { run, failure, isAdding } = useSource();
  const isReading = run !== null && !isAdding;
  const { left, doubts } = source.read;
  return (
    <section
      aria-label="Your source"
      aria-busy={isReading}
      className="flex flex-col gap-2 rounded-[10px] border border-line bg-raised p-3 text-[13px]"
    >
      <div className="flex items-start gap-2">
        <h3 ref={focusArrival} tabIndex={-1} className="flex-1 rounded font-semibold">
          Your source
        </h3>
        <IconButton
          label="Remove the source"
          onClick={() => removeSource(source.id)}
          className="-m-1.5 size-8!"
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{source.title || "Untitled text"}</p>
        <p className="text-muted wrap-anywhere">{describeSource(read)}</p>
      </div>
      {doubts.map(({ code, message }) => (
        <Notice key={code} variant="warning">
          <p>{message}</p>
        </Notice>
      ))}
      {failure && !isAdding && (
        <Notice variant="danger" role="alert">
          <p>{describeReadFailure(failure)}</p>
        </Notice>
      )}
      <PartChoice />
      <LeftOut parts={left} />
      <ImageChoices sources={[read]} />
      <details>
        <summary title="Show the text of the source" className={summaryClassName}>
          {countNoun(passages.length, "passage")}
        </summary>
        <PassageTexts passages={passages} />
      </details>
      <Storage read={read} isReading={isReading} />
    </section>
  );
}

/** Where and how long the source is kept, and a button that reads a page again. */
function Storage({ read, isReading }: { read: SourceResponse; isReading: boolean }) {
  return (
    <p className="text-xs text-muted">
      {read.kept_until === null
        ? "Stored in this browser for a week. "
        : "Stored in your account for a week. "}
      {read.source.url && (
        <button
          type="button"
          title="Load this address again"
          className="rounded underline underline-offset-2 hover:text-ink"
          onClick={() => void readAgain(read.source.url ?? "")}
        >
          {isReading ? "Reading..." : "Read again"}
        </button>
      )}
    </p>
  );
}

function LeftOut({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <details open={parts.length <= 3}>
      <summary title="Parts of the source that aren't used" className={summaryClassName}>
        Left out
      </summary>
      <ul className="mt-1 list-disc pl-5 wrap-anywhere text-muted">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </details>
  );
}

/** Focuses the heading of a source that was just read, because the focused field was removed. */
function focusArrival(heading: HTMLHeadingElement | null): void {
  if (!useSource.getState().isRestored) heading?.focus({ preventScroll: true });
}

function describeSource({ source }: SourceResponse): string {
  const { kind, characters, language, byline, url } = source;
  return [
    sourceKindNames[kind],
    countNoun(characters, "character"),
    language && languageNames.of(language),
    byline,
    url && new URL(url).host,
  ]
    .filter(Boolean)
    .join(" · ");
}
