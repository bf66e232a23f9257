import { countNoun } from "@slideloom/core/text";
import { clsx } from "clsx";
import { type KeyboardEvent, type Ref, useId } from "react";

interface TextFieldProps {
  ref?: Ref<HTMLTextAreaElement>;
  label: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Initial number of lines. */
  rows?: number;
  limit: number;
  /** Extra characters that count toward the limit. */
  extraLength?: number;
  /** Called on Enter, which then inserts no line break. Shift+Enter still inserts one. */
  onEnter?: () => void;
}

/** A labelled text area that grows with the text. Near the limit, shows a character count. */
export function TextField(props: TextFieldProps) {
  const { ref, label, name, value, onChange, placeholder, rows = 1, limit, onEnter } = props;
  const { extraLength = 0 } = props;
  const id = useId();
  const length = value.length + extraLength;
  const isTooLong = length > limit;
  const isCounted = length > limit * 0.9;
  const handleKeyDown = (event: KeyboardEvent) => {
    const isSubmit = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!onEnter || !isSubmit) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-muted">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        name={name}
        rows={rows}
        value={value}
        placeholder={placeholder}
        title={label}
        aria-invalid={isTooLong}
        aria-describedby={isCounted ? `${id}-count` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
        // `field-sizing: content` ignores `rows`.
        style={{ minHeight: `calc(${rows} * 1lh + 20px)` }}
        className="block field-sizing-content max-h-52 w-full resize-none rounded-[9px] border border-line bg-raised px-3 py-[9px] placeholder:text-muted placeholder:opacity-80 hover:border-line-strong disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger"
      />
      {isCounted && (
        <p
          id={`${id}-count`}
          role="status"
          className={clsx("mt-1 text-xs tabular-nums", isTooLong ? "text-danger" : "text-muted")}
        >
          {isTooLong
            ? `${countNoun(length - limit, "character")} too many.`
            : `${countNoun(limit - length, "character")} left.`}
        </p>
      )}
    </div>
  );
}
