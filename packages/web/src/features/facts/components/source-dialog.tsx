import { namePlaces, type Passage } from "@slideloom/core/sources";
import { countNoun } from "@slideloom/core/text";
import { clsx } from "clsx";
import { useEffect, useMemo, useRef } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { useDocument } from "../../../state/carousel-store.ts";
import { useSourcePassages } from "../../../state/source-store.ts";
import { sourceView } from "../facts-views.ts";
import { listUnused } from "../list-unused.ts";
import { useSubject } from "../../../lib/dialog.ts";

/** Maximum number of passages shown around the wanted passage; a whole book would take seconds to lay out. */
const shownPassages = 400;

/** Shows the source's text with a highlighted passage, or only the passages that no slide uses. */
export function SourceDialog() {
  const shown = useSubject(sourceView);
  const title = useDocument(({ post }) => post?.sources?.[0]?.title ?? "");
  return (
    <Dialog
      isOpen={shown !== null}
      onOpenChange={sourceView.close}
      title={shown?.isUnusedOnly ? "Passages that no slide uses" : title || "Source"}
      initialFocus="[data-lit]"
      className="max-h-[calc(100dvh-24px)] max-w-[640px]"
    >
      {shown && <SourceText passage={shown.passage} isUnusedOnly={shown.isUnusedOnly} />}
    </Dialog>
  );
}

function SourceText({
  passage: lit,
  isUnusedOnly,
}: {
  passage: string | null;
  isUnusedOnly: boolean;
}) {
  const { passages } = useSourcePassages();
  const content = useDocument(({ post }) => post?.content);
  const names = useMemo(() => namePlaces(passages), [passages]);
  const unused = useMemo(() => listUnused(passages, content ?? []), [passages, content]);
  const all = isUnusedOnly ? unused : passages;
  const at = Math.max(0, all.findIndex(({ id }) => id === lit) - shownPassages / 2);
  const part = all.slice(at, at + shownPassages);
  const left = all.length - part.length;
  return (
    <div className="min-h-0 overflow-y-auto px-5 pb-5">
      {left > 0 && (
        <p className="mb-2 text-xs text-muted">
          Showing {part.length} of {countNoun(all.length, "passage")}.
        </p>
      )}
      <ol className="flex flex-col gap-2">
        {part.map((passage) => (
          <PassageText
            key={passage.id}
            passage={passage}
            name={names.get(passage.id) ?? ""}
            isLit={passage.id === lit}
          />
        ))}
      </ol>
    </div>
  );
}

interface PassageTextProps {
  passage: Passage;
  name: string;
  isLit: boolean;
}

function PassageText({ passage: { kind, text, speaker }, name, isLit }: PassageTextProps) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLit) ref.current?.scrollIntoView({ block: "center" });
  }, [isLit]);
  return (
    <li
      ref={ref}
      {...(isLit && { "data-lit": "", tabIndex: -1, "aria-current": "true" })}
      className={clsx(
        "rounded-lg border-l-4 px-3 py-1.5 outline-none",
        isLit ? "border-accent bg-accent-soft" : "border-transparent",
      )}
    >
      {kind !== "heading" && <p className="text-xs text-muted">{name}</p>}
      <p
        dir="auto"
        className={clsx("wrap-anywhere whitespace-pre-line", kind === "heading" && "font-semibold")}
      >
        {speaker && <strong className="font-semibold">{speaker}: </strong>}
        {text}
      </p>
    </li>
  );
}
