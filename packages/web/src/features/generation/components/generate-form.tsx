import { Sparkles } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { useIsGenerating } from "../../../state/generation-store.ts";
import { showToast } from "../../../state/toast-store.ts";
import { describeFailure } from "../describe-failure.ts";
import { generate } from "../generate.ts";
import { useGenerationOutcomeStore } from "../generation-outcome-store.ts";
import { useFocusThroughRun } from "../use-focus-through-run.ts";
import { useGenerateRequest } from "../use-generate-request.ts";
import { Balance } from "./balance.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { FormFields } from "./form-fields.tsx";
import { GenerationProgress } from "./generation-progress.tsx";
import { GenerationWarnings } from "./generation-warnings.tsx";
import { PaidButton } from "./paid-button.tsx";
import { SlidesField } from "./slides-field.tsx";
import { AnonymousAllowance } from "./anonymous-allowance.tsx";
import { WriterNote } from "./writer-note.tsx";

/** Writes the post from a topic. */
export function GenerateForm() {
  const { request, addedCharacters, problem } = useGenerateRequest();
  const isGenerating = useIsGenerating();
  const failure = useGenerationOutcomeStore((state) => state.failure);
  const [showsSlidesError, setShowsSlidesError] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const slidesRef = useRef<HTMLInputElement>(null);
  const { cancelRef, generateRef, noteFocus } = useFocusThroughRun(formRef, isGenerating);
  const id = useId();

  const submit = () => {
    if (problem === "topic") {
      showToast({
        variant: "destructive",
        title: "Topic Required",
        description: "Please enter a topic for your content.",
      });
    } else if (problem === "slides") {
      setShowsSlidesError(true);
      slidesRef.current?.focus();
    } else if (problem === null) {
      noteFocus();
      void generate(request);
    }
  };
  const slidesField =
    request.postType === "single" ? null : (
      <SlidesField
        inputRef={slidesRef}
        showsError={showsSlidesError}
        onShowError={setShowsSlidesError}
      />
    );
  return (
    <form
      ref={formRef}
      aria-labelledby={`${id}-heading`}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col gap-3.5"
    >
      <div className="flex flex-col gap-1">
        <h2 id={`${id}-heading`} className="font-heading text-[15px] font-semibold">
          Generate Content
        </h2>
        <WriterNote />
      </div>
      {/* A disabled fieldset disables everything in it. */}
      <fieldset disabled={isGenerating} className="flex min-w-0 flex-col gap-3.5">
        <FormFields addedCharacters={addedCharacters} onSubmit={submit} slidesField={slidesField} />
        <PaidButton
          ref={generateRef}
          label="Generate"
          busyLabel="Generating..."
          icon={<Sparkles size={16} aria-hidden="true" />}
          hint={problem === "topic" ? "Enter a topic first" : "Have the slides made"}
          isBusy={isGenerating}
          disabled={isGenerating || problem === "topic"}
          balanceId={`${id}-balance`}
          className="h-10! w-full"
        />
      </fieldset>
      <GenerationProgress cancelRef={cancelRef} />
      <Balance id={`${id}-balance`} />
      {failure?.status !== 401 && <AnonymousAllowance />}
      {failure && (
        <FailureNotice failure={failure} message={describeFailure(failure)} kept="What you typed" />
      )}
      <GenerationWarnings />
    </form>
  );
}
