import { listItemTexts, stripMarkup } from "@slideloom/core/document";
import { useRewriteStore } from "./rewrite-store.ts";

/** The words of the rewritten slide while they arrive. */
export function ArrivingWords() {
  const words = useRewriteStore(({ run }) => run?.words);
  if (!words?.length) return null;
  return (
    <div
      role="group"
      aria-label="New words"
      // Long text scrolls, so the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex max-h-48 flex-col gap-2 overflow-y-auto rounded-[10px] bg-sunken px-3 py-2.5 wrap-anywhere"
    >
      {words.map(({ header, description, summary }, index) => (
        // Words arrive in order, and only the last slide grows.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <p className="font-semibold">{stripMarkup(header)}</p>
          <p className="whitespace-pre-line text-muted">
            {[...description.flatMap(listItemTexts), summary ?? ""]
              .filter((text) => text !== "")
              .join("\n")}
          </p>
        </div>
      ))}
    </div>
  );
}
