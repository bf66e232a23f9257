import { countNoun } from "@slideloom/core/text";
import { Check } from "lucide-react";
import { Notice } from "../../../components/ui/notice.tsx";
import { countSlides, useAppearance, useDocument } from "../../../state/carousel-store.ts";
import { usePostWarnings } from "../../../state/post-warnings.ts";

/** Validity of the JSON, or the first error and its position. */
export function Validity() {
  const post = useDocument((document) => document.post);
  const error = useDocument((document) => document.error);
  // Unanswered questions aren't listed here, because they are counted above the preview.
  const warnings = usePostWarnings().filter(({ code }) => code !== "open-prompt");
  const totalSlides = useDocument(countSlides);
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  return (
    <div className="flex flex-col gap-2">
      {post && (
        <p className="flex items-center gap-2 rounded-[10px] border border-success-line bg-success-soft px-3 py-2.5 font-medium text-success">
          <Check size={16} aria-hidden="true" />
          {isSingle
            ? `1 post with ${countNoun(totalSlides, "section")}`
            : countNoun(totalSlides, "slide")}{" "}
          · no errors
        </p>
      )}
      {error && (
        <Notice variant="danger" role="status" title="JSON Validation Error">
          <p>{error.message}</p>
          {!error.message.includes(`line ${error.line}, column ${error.column}`) && (
            <p className="mt-0.5 opacity-90">
              Line {error.line}, column {error.column}
            </p>
          )}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice variant="warning" title="Warnings">
          <ul className="max-h-40 overflow-y-auto">
            {warnings.map((warning) => (
              <li key={`${warning.offset} ${warning.code}`}>{warning.message}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
