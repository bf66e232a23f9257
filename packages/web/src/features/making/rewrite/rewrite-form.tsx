import { generationLimits } from "@slideloom/core/contract/generation-limits";
import { WandSparkles } from "lucide-react";
import { type FormEvent, useId, useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { useUser } from "../../../lib/session.ts";
import { useNextWriter } from "../api/use-writers.ts";
import { languages } from "./languages.ts";
import { rewriteSlide } from "./rewrite-slide.ts";
import {
  addInstruction,
  closeRewriteDialog,
  shorterInstruction,
  useRewriteStore,
} from "./rewrite-store.ts";
import { ArrivingWords } from "./arriving-words.tsx";
import { Balance } from "../controls/balance.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { PaidButton } from "../controls/paid-button.tsx";
import { TextField } from "../controls/text-field.tsx";
import { SignInNotice } from "../controls/way-on.tsx";

const suggestions = [
  { label: "Shorter", instruction: shorterInstruction },
  { label: "Plainer", instruction: "Use simpler words and shorter sentences." },
  {
    label: "More concrete",
    instruction: "Be more concrete: name a situation, an action and its effect.",
  },
  { label: "Punchier", instruction: "Make it punchier: short sentences, strong verbs." },
  { label: "Another angle", instruction: "Make the same point from another angle." },
  { label: "Another hook", instruction: "Try another hook." },
];

/** Buttons for common instructions, and a choice of languages to translate into. */
function Suggestions({ onPick }: { onPick: () => void }) {
  const pick = (instruction: string) => {
    addInstruction(instruction);
    onPick();
  };
  return (
    <div role="group" aria-label="Suggestions" className="flex flex-wrap gap-1.5">
      {suggestions.map(({ label, instruction }) => (
        <Button
          key={label}
          size="small"
          title={instruction}
          onClick={() => pick(instruction)}
          className="rounded-full!"
        >
          {label}
        </Button>
      ))}
      <select
        aria-label="Translate into"
        value=""
        onChange={({ target }) => pick(`Translate it into ${target.value}.`)}
        className="h-8 rounded-full border border-line bg-raised px-2.5 text-[13px] font-medium hover:bg-sunken"
      >
        <option value="" disabled>
          Translate into…
        </option>
        {languages.map((language) => (
          <option key={language} value={language}>
            {language}
          </option>
        ))}
      </select>
    </div>
  );
}

function SplitChoice({ isSplit }: { isSplit: boolean }) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 text-[13px] pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={isSplit}
        onChange={({ target }) => useRewriteStore.setState({ isSplit: target.checked })}
        className="size-4 accent-accent"
      />
      Split into two slides
    </label>
  );
}

interface RewriteButtonsProps {
  isRunning: boolean;
  canSubmit: boolean;
  balanceId: string;
  credits: number;
}

function RewriteButtons({ isRunning, canSubmit, balanceId, credits }: RewriteButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button
        title={isRunning ? "Stop rewriting and keep the slide" : "Keep the slide unchanged"}
        onClick={closeRewriteDialog}
      >
        Cancel
      </Button>
      <PaidButton
        label="Rewrite"
        busyLabel="Rewriting..."
        icon={<WandSparkles size={16} aria-hidden="true" />}

        isBusy={isRunning}
        disabled={!canSubmit}
        balanceId={balanceId}
        credits={credits}
      />
    </div>
  );
}

/** Instruction field with the rewrite button. */
export function RewriteForm() {
  const { instruction, isSplit, run, failure } = useRewriteStore();
  const writer = useNextWriter();
  const inBrowser = writer?.isBrowser ?? false;
  const credits = writer?.credits ?? 1;
  const isSignedOut = useUser() === null && !inBrowser;
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const balanceId = useId();
  const isRunning = run !== null;
  const canSubmit =
    !isRunning &&
    !isSignedOut &&
    (isSplit || instruction.trim() !== "") &&
    instruction.length <= generationLimits.rewriteCharacters;
  const submit = () => {
    if (canSubmit) void rewriteSlide(inBrowser);
  };
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      className="flex min-h-0 flex-col gap-3.5 overflow-y-auto px-5 pt-1 pb-5"
    >
      <fieldset disabled={isRunning || isSignedOut} className="flex min-w-0 flex-col gap-2.5">
        <TextField
          ref={fieldRef}
          label="What should change?"
          value={instruction}
          placeholder="Open with the number, then say why it matters."
          rows={3}
          limit={generationLimits.rewriteCharacters}
          onEnter={submit}
          onChange={(words) => useRewriteStore.setState({ instruction: words })}
        />
        <Suggestions onPick={() => fieldRef.current?.focus()} />
        <SplitChoice isSplit={isSplit} />
      </fieldset>
      {isSignedOut && <SignInNotice what="slides" />}
      <ArrivingWords />
      {failure && <FailureNotice failure={failure} message={failure.message} kept="Your text" />}
      <Balance id={balanceId} price={credits} />
      <RewriteButtons {...{ isRunning, canSubmit, balanceId, credits }} />
    </form>
  );
}
