import type { Passage } from "@slideloom/core/sources";
import { countNoun, plural } from "@slideloom/core/text";
import { clsx } from "clsx";

/** Maximum number of passages shown; a whole book would take seconds to lay out. */
const maxShown = 400;

/** A source's passages in a scrollable list. */
export function PassageTexts({ passages }: { passages: readonly Passage[] }) {
  const hidden = passages.length - maxShown;
  return (
    <div
      role="region"
      aria-label="Text of the source"
      // Focusable, so that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-1 max-h-64 overflow-y-auto rounded-lg bg-sunken px-3 py-2"
    >
      <ol className="flex flex-col gap-1.5">
        {passages.slice(0, maxShown).map(({ id, kind, text, speaker, level = 0, ordered }) => (
          <li
            key={id}
            dir="auto"
            style={kind === "list" ? { marginInlineStart: `${level}em` } : undefined}
            className={clsx(
              "wrap-anywhere whitespace-pre-line",
              kind === "heading" && "font-semibold",
              kind === "quote" && "italic",
              kind === "code" && "font-mono text-xs",
            )}
          >
            {speaker && <strong className="font-semibold">{speaker}: </strong>}
            {kind === "list" && (ordered ? "# " : "• ")}
            {text}
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <p className="mt-2 text-xs text-muted">
          We also read {countNoun(hidden, "passage")} that {plural(hidden, "isn't", "aren't")} shown
          here.
        </p>
      )}
    </div>
  );
}
