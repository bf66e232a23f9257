import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useGenerationStore, useIsGenerating } from "../../../state/generation-store.ts";
import { useSubject } from "../../../lib/dialog.ts";
import { showToast } from "../../../state/toast-store.ts";
import { useNextPostWriter, usePostPrice } from "../api/use-writers.ts";
import { explainFailure } from "../controls/describe-failure.ts";
import { generate } from "./generate.ts";
import { useFocusThroughRun } from "./use-focus-through-run.ts";
import { readTyped, useSource, useSourceTitle, useIsReading } from "../source/source-store.ts";
import { useKeptPlan } from "../outline/plan-store.ts";
import { usePlannedRequest } from "../outline/use-planned-request.ts";
import { useGenerateRequest } from "./use-generate-request.ts";
import { Balance } from "../controls/balance.tsx";
import { FoldingSection } from "../../../components/ui/folding-section.tsx";
import { setFormOpen } from "../controls/form-fold.ts";
import { wantedStep } from "../controls/wanted-step.ts";
import { useIsFormOpen } from "./use-is-form-open.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { FormFields } from "./form-fields.tsx";
import { GenerationProgress } from "./generation-progress.tsx";
import { GenerationWarnings } from "./generation-warnings.tsx";
import { useIsOutlineShown } from "../outline/outline-place.ts";
import { OutlineStep } from "../outline/outline-step.tsx";
import { GenerateButton } from "./generate-button.tsx";
import { SlidesField } from "./slides-field.tsx";
import { AnonymousAllowance } from "./anonymous-allowance.tsx";
import { WriterNote } from "./writer-note.tsx";

export function GenerateForm() {
  const prepared = useGenerateRequest();
  const { request, sources, problem, hasUnread } = prepared;
  const writer = useNextPostWriter();
  const [showsSlidesError, setShowsSlidesError] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const slidesRef = useRef<HTMLInputElement>(null);
  const isOpen = useIsFormOpen();
  const { cancelRef, generateRef, foldRef, noteFocus } = useFocusThroughRun(formRef);
  const balanceId = useId();
  const planned = usePlannedRequest(request);
  const isPlanned = planned !== request;
  useKeptPlan();
  const submit = () => {
    if (problem === "topic") {
      askForTopic();
    } else if (hasUnread) {
      void readFirst(() => formRef.current?.requestSubmit());
    } else if (problem === "slides") {
      setShowsSlidesError(true);
      slidesRef.current?.focus();
    } else if (problem === null) {
      noteFocus();
      void generate(planned, { sources, inBrowser: !isPlanned && writer?.isBrowser });
    }
  };
  const wanted = useSubject(wantedStep);
  useEffect(() => {
    if (wanted !== "generate") return;
    wantedStep.close();
    formRef.current?.requestSubmit();
  }, [wanted]);
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
      aria-label="Generate Content"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col gap-2"
    >
      <FoldingSection
        level={2}
        title="Generate Content"
        summary={<FoldedSummary topic={request.topic} />}
        isOpen={isOpen}
        onOpenChange={setFormOpen}
        ref={foldRef}
      >
        <RequestFields
          {...{ prepared, isPlanned, slidesField, generateRef, balanceId }}
          onSubmit={submit}
        />
      </FoldingSection>
      <GenerationProgress cancelRef={cancelRef} isRewrite={false} />
      <GenerationFailure />
      <GenerationWarnings />
    </form>
  );
}

interface RequestFieldsProps {
  prepared: ReturnType<typeof useGenerateRequest>;
  isPlanned: boolean;
  slidesField: ReactNode;
  generateRef: Ref<HTMLButtonElement>;
  balanceId: string;
  onSubmit: () => void;
}

/** The fields of the request, the outline, and the button that writes the post. */
function RequestFields(props: RequestFieldsProps) {
  const { prepared, isPlanned, slidesField, generateRef, balanceId, onSubmit } = props;
  const { request, addedCharacters, problem, hasUnread } = prepared;
  const isGenerating = useIsGenerating();
  const isReading = useIsReading();
  const obstacle = hasUnread ? describeUnread(isReading) : problem && problems[problem];
  const failure = useGenerationStore((state) => state.failure);
  return (
    <div className="flex flex-col gap-3.5">
      {/* A disabled fieldset disables all its controls. */}
      <fieldset disabled={isGenerating} className="flex min-w-0 flex-col gap-3.5">
        <FormFields
          addedCharacters={addedCharacters}
          onSubmit={onSubmit}
          slidesField={slidesField}
        />
        <WriterNote />
        <IfNoOutline
          instead={<p className="text-muted">Your outline is open. It follows these settings.</p>}
        >
          <OutlineStep request={request} obstacle={obstacle} />
          <GenerateButton
            ref={generateRef}
            isPlanned={isPlanned}
            hasTopic={problem !== "topic"}
            balanceId={balanceId}
          />
        </IfNoOutline>
      </fieldset>
      <Price id={balanceId} isRefused={failure?.status === 401} />
    </div>
  );
}

const describeUnread = (isReading: boolean) =>
  isReading
    ? "For an outline, wait until your source is read."
    : "For an outline, read your source first, or remove it.";

/** What an outline needs, by what the form lacks. */
const problems = {
  topic: "For an outline, enter a topic or add a source.",
  length: "For an outline, shorten the topic or the instructions.",
  slides: "For an outline, enter the number of slides.",
};

/** Renders what the page of the outline shows itself, unless it is open. */
const IfNoOutline = ({ instead, children }: { instead?: ReactNode; children: ReactNode }) =>
  useIsOutlineShown() ? instead : children;

/** Reads the typed source, then goes on. If it can't be read, its field says why. */
async function readFirst(goOn: () => void): Promise<void> {
  await readTyped();
  if (useSource.getState().read === null) return;
  // The form's next request has the source only once it is rendered.
  flushSync(() => {});
  goOn();
}

function askForTopic(): void {
  showToast({
    variant: "destructive",
    title: "Topic Required",
    description: "Please enter a topic for your content.",
  });
}

interface PriceProps {
  id: string;
  isRefused: boolean;
}

/** Shows the post's price and the credits left to signed-in users, and the daily generations to visitors. */
function Price({ id, isRefused }: PriceProps) {
  const price = usePostPrice();
  return (
    <IfNoOutline>
      <Balance id={id} price={price} />
      {!isRefused && <AnonymousAllowance />}
    </IfNoOutline>
  );
}

function FoldedSummary({ topic }: { topic: string | null | undefined }) {
  const title = useSourceTitle();
  return topic || title;
}

function GenerationFailure() {
  const failure = useGenerationStore((state) => state.failure);
  const isOutlineShown = useIsOutlineShown();
  if (!failure || isOutlineShown) return null;
  return <FailureNotice failure={failure} message={explainFailure(failure)} kept="Your text" />;
}
