import { generationLimits } from "@slideloom/core/contract/generation-limits";
import { type Ref, useId } from "react";
import {
  changeGenerationForm,
  parseSlideCount,
  useGenerationFormStore,
} from "./generation-form-store.ts";

const { formMin, max } = generationLimits.slides;

interface SlidesFieldProps {
  inputRef: Ref<HTMLInputElement>;
  /** Whether an invalid number shows an error. False until the person leaves the field or submits the form. */
  showsError: boolean;
  onShowError: (shows: boolean) => void;
}

/** Number of slides in a carousel. */
export function SlidesField({ inputRef, showsError, onShowError }: SlidesFieldProps) {
  const id = useId();
  const typed = useGenerationFormStore((state) => state.numberOfSlides);
  const isWrong = showsError && parseSlideCount(typed) === null;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-muted">
        Number of Slides
      </label>
      <input
        ref={inputRef}
        id={id}
        type="number"
        title={`Number of slides, ${formMin} to ${max}`}
        inputMode="numeric"
        min={formMin}
        max={max}
        step={1}
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => changeGenerationForm({ numberOfSlides: event.target.value })}
        onBlur={() => onShowError(true)}
        className="block h-10 w-full min-w-0 rounded-[9px] border border-line bg-raised px-3 tabular-nums hover:border-line-strong disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger"
      />
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-xs text-danger">
          Enter a whole number from {formMin} to {max}.
        </p>
      )}
    </div>
  );
}
