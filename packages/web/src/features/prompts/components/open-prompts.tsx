import { listOpenPrompts, type OpenPrompt } from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";
import { clsx } from "clsx";
import { MessageCircleQuestion } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { useExportStore } from "../../../state/export-store.ts";
import { useIsGenerating } from "../../../state/generation-store.ts";
import { useOpenWords } from "../../../state/open-words.ts";
import { loadAnswers } from "../../../state/text-edits.ts";
import { takeNextPrompt } from "../take-next-prompt.ts";
import { useDocument } from "../../../state/carousel-store.ts";

interface OpenPromptsProps {
  /** Shows the slide with the question and starts editing the answer. */
  onAnswer: (prompt: OpenPrompt) => void;
}

/**
 * Returns whether the panel is shown. After the last answer, stays true while a field is open, because hiding the panel
 * would move the slide.
 */
function useHasPlace(hasPrompts: boolean): boolean {
  const isFieldOpen = useOpenWords((state) => state.isFieldOpen);
  const [hadPlace, setHadPlace] = useState(false);
  const hasPlace = hasPrompts || (hadPlace && isFieldOpen);
  if (hasPlace !== hadPlace) setHadPlace(hasPlace);
  return hasPlace;
}

interface PromptListProps extends OpenPromptsProps {
  prompts: readonly OpenPrompt[];
  isDisabled: boolean;
}

function PromptList({ prompts, isDisabled, onAnswer }: PromptListProps) {
  return (
    <ol className="absolute inset-x-0 top-full mt-1 flex max-h-64 flex-col overflow-y-auto rounded-[10px] border border-line bg-surface p-1 shadow-lg">
      {prompts.map((prompt) => (
        <li key={prompt.slide}>
          <button
            type="button"
            title={`Answer the question on slide ${prompt.slide + 1}`}
            disabled={isDisabled}
            onClick={({ currentTarget }) => {
              currentTarget.closest("details")?.removeAttribute("open");
              onAnswer(prompt);
            }}
            className="w-full rounded-md px-2 py-1.5 text-left text-muted hover:bg-sunken hover:text-ink"
          >
            <span className="font-medium tabular-nums">Slide {prompt.slide + 1}:</span>{" "}
            {prompt.prompt}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Lists the unanswered questions that slides ask the person. If there are none, renders nothing. */
export function OpenPrompts({ onAnswer }: OpenPromptsProps) {
  const post = useDocument((document) => document.post);
  const isPreparing = useExportStore(({ run }) => run !== null);
  const isGenerating = useIsGenerating();
  const prompts = useMemo(() => (post ? listOpenPrompts(post) : []), [post]);
  const hasPrompts = prompts.length > 0;
  useEffect(() => {
    if (hasPrompts) loadAnswers().catch(() => undefined);
  }, [hasPrompts]);
  const hasPlace = useHasPlace(hasPrompts);
  if (!hasPlace || isGenerating) return null;
  const answerNext = () => {
    const next = takeNextPrompt();
    if (next) onAnswer(next);
  };
  return (
    <section
      aria-label="Questions"
      className={clsx(
        "relative z-20 mx-3 flex shrink-0 items-center gap-2 rounded-[10px] border border-line bg-surface py-1 pr-1 pl-3 text-[13px] sm:mx-4",
        prompts.length === 0 && "invisible",
      )}
    >
      <details className="min-w-0 flex-1">
        <summary
          title="Show or hide the questions"
          className="flex min-h-8 cursor-pointer items-center gap-2 rounded [&::-webkit-details-marker]:hidden"
        >
          <MessageCircleQuestion size={16} aria-hidden="true" className="shrink-0 text-muted" />
          <span role="status" className="min-w-0 underline decoration-dotted underline-offset-2">
            {countNoun(prompts.length, "question")} to answer
          </span>
        </summary>
        <PromptList prompts={prompts} isDisabled={isPreparing} onAnswer={onAnswer} />
      </details>
      <Button
        size="small"
        title="Go to the next question. Your text replaces the question."
        disabled={isPreparing}
        onClick={answerNext}
      >
        Next question
      </Button>
    </section>
  );
}
