import type { SourceResponse } from "@slideloom/core/contract/sources";
import { countNoun } from "@slideloom/core/text";
import { X } from "lucide-react";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { sourceKindNames } from "../../../lib/source-kinds.ts";
import { ImageChoices } from "./image-choices.tsx";
import { PassageTexts } from "./passage-texts.tsx";
import { removeSource } from "./source-store.ts";

/** A further source of the post, with its text and what to check. */
export function FurtherSource({ read }: { read: SourceResponse }) {
  const { source, passages } = read;
  const { id, title, kind, characters } = source;
  const name = title || "Untitled text";
  const { left, doubts } = source.read;
  return (
    <section
      aria-label={`Further source: ${name}`}
      className="flex flex-col gap-1.5 rounded-[10px] border border-line bg-raised p-3 text-[13px]"
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</p>
        <IconButton
          label={`Remove “${name}”`}
          onClick={() => removeSource(id)}
          className="-m-1.5 size-8!"
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <p className="text-muted">
        {sourceKindNames[kind]} · {countNoun(characters, "character")}
      </p>
      {doubts.map(({ code, message }) => (
        <Notice key={code} variant="warning">
          <p>{message}</p>
        </Notice>
      ))}
      <ImageChoices sources={[read]} />
      <details>
        <summary
          title="Show the text of the source"
          className="w-fit cursor-pointer rounded text-muted hover:text-ink"
        >
          {countNoun(passages.length, "passage")}
          {left.length > 0 && `, ${countNoun(left.length, "part")} left out`}
        </summary>
        {left.length > 0 && (
          <ul className="mt-1 list-disc pl-5 wrap-anywhere text-muted">
            {left.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
        <PassageTexts passages={passages} />
      </details>
    </section>
  );
}
