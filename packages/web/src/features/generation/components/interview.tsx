import { generationLimits } from "@slideloom/core/contract";
import { ChevronRight } from "lucide-react";
import { useGenerationOptions } from "../api/generation-options.ts";
import { changeGenerationForm, useGenerationFormStore } from "../generation-form-store.ts";
import { TextField } from "./text-field.tsx";

const questionCount = 5;

/** Questions whose answers the draft writer makes slides of; what it can't know from a topic. */
export function Interview() {
  const { templates } = useGenerationOptions();
  const templateType = useGenerationFormStore((state) => state.templateType);
  const answers = useGenerationFormStore((state) => state.answers);
  const questions = templates.find(({ name }) => name === templateType)?.questions ?? [];
  const answered = questions.filter(({ id }) => (answers[id] ?? "").trim() !== "").length;
  if (questions.length === 0) return null;
  return (
    <details className="group rounded-[10px] border border-line bg-raised">
      <summary
        title="Show or hide the questions"
        className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-[10px] px-3 py-2 font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform group-open:rotate-90"
        />
        <span className="min-w-0 flex-1">Answer five questions for a better draft</span>
        {answered > 0 && (
          <span className="shrink-0 rounded-full bg-success-soft px-2 text-xs leading-5 text-success tabular-nums">
            {answered} answered
          </span>
        )}
      </summary>
      <div className="flex flex-col gap-3 px-3 pt-1 pb-3">
        <p className="text-xs text-muted">
          The slides are made of your own sentences. Leave out what does not fit.
        </p>
        {questions.map(({ id, question, example, multiline }, index) => (
          <TextField
            key={id}
            label={index < questionCount ? question : `One more: ${question}`}
            value={answers[id] ?? ""}
            placeholder={multiline ? `${example}\nOne a line` : example}
            rows={multiline ? 3 : 1}
            limit={generationLimits.topicCharacters}
            onChange={(answer) => changeGenerationForm({ answers: { ...answers, [id]: answer } })}
          />
        ))}
      </div>
    </details>
  );
}
