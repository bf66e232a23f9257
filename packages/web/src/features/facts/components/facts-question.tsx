import type { PostCheck } from "@slideloom/core/facts";
import { countNoun } from "@slideloom/core/text";
import { keyOfCheck, nameCheckPlace } from "../../../components/check-place.ts";
import { nameChecked } from "../../../components/fact-badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { useSubject } from "../../../lib/dialog.ts";
import { factQuestion } from "../../../state/fact-question.ts";
import { reviewSlide } from "../../../state/checker-pane.ts";
import { captionChecks } from "../facts-views.ts";
import { FactText } from "./fact-list.tsx";

const texts = {
  download: { go: "Download anyway", verb: "download" },
  publish: { go: "Publish anyway", verb: "publish" },
};

/** Asks for confirmation before a post with errors in its words, or an unchecked one, leaves the editor. */
export function FactsQuestion() {
  const question = useSubject(factQuestion);
  if (!question) return null;
  const { purpose, errors, answer } = question;
  const { go, verb } = texts[purpose];
  return (
    <Dialog
      isOpen
      onOpenChange={() => answer("cancel")}
      title={
        errors
          ? `${countNoun(errors.length, nameChecked(errors))} to check before you ${verb}`
          : "We couldn't check this post"
      }
      {...(!errors && {
        description: `Its words weren't compared with your source or your voice. Try again, or ${verb} it unchecked.`,
      })}
      className="max-h-[calc(100dvh-24px)] max-w-[520px]"
    >
      {errors && <ErrorList errors={errors} />}
      <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
        <Button onClick={() => answer("go")}>{go}</Button>
        {errors ? (
          <Button
            variant="primary"
            onClick={() => {
              answer("review");
              review(errors);
            }}
          >
            Review
          </Button>
        ) : (
          <Button variant="primary" onClick={() => answer("again")}>
            Try again
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function review(errors: readonly PostCheck[]): void {
  const onSlide = errors.find(({ field }) => field !== "caption");
  if (onSlide) reviewSlide(onSlide.slide);
  else captionChecks.open();
}

function ErrorList({ errors }: { errors: readonly PostCheck[] }) {
  return (
    <div className="min-h-0 overflow-y-auto px-5 pb-4">
      <ul className="flex flex-col divide-y divide-line">
        {errors.map((check) => (
          <li key={keyOfCheck(check)} className="flex flex-col gap-1 py-3 first:pt-0">
            <h3 className="text-xs font-semibold text-muted">{nameCheckPlace(check)}</h3>
            <FactText check={check} />
          </li>
        ))}
      </ul>
    </div>
  );
}
