import { useId, type ReactNode } from "react";

interface CaptionFieldProps {
  label: string;
  value: string;
  rows: number;
  placeholder?: string;
  /** Counts and actions below the field. */
  note?: ReactNode;
  isInvalid?: boolean;
  takesFocus?: boolean;
  onChange: (value: string) => void;
}

/** A multi-line text field. */
export function CaptionField(props: CaptionFieldProps) {
  const { label, value, rows, placeholder, note, onChange } = props;
  const { isInvalid = false, takesFocus = false } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        // The field replaces the button that was clicked, so the field takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        dir="auto"
        rows={rows}
        value={value}
        placeholder={placeholder}
        aria-invalid={isInvalid}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="block w-full resize-y rounded-[10px] border border-line bg-raised px-3 py-2 hover:border-line-strong aria-invalid:border-danger"
      />
      {note && (
        <div id={`${id}-note`} className="mt-1 text-[13px] text-muted">
          {note}
        </div>
      )}
    </div>
  );
}
