import { parseHexColor } from "@slideloom/core/design";
import { Pipette } from "lucide-react";
import { useId, useState } from "react";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { findEyeDropper } from "../eye-dropper.ts";

interface ColorFieldProps {
  label: string;
  /** `#rrggbb`, or null if no colour is chosen. */
  value: string | null;
  onPick: (color: string) => void;
}

/** A button that picks a colour from the screen; nothing if the browser has no eyedropper. */
function EyeDropperButton({ label, onPick }: Omit<ColorFieldProps, "value">) {
  const pickFromScreen = findEyeDropper();
  if (!pickFromScreen) return null;
  return (
    <IconButton
      label={`${label}: pick a colour from the screen`}
      side="top"
      className="size-10 border border-line bg-raised"
      onClick={async () => {
        const color = parseHexColor(await pickFromScreen());
        if (color) onPick(color);
      }}
    >
      <Pipette size={16} aria-hidden="true" />
    </IconButton>
  );
}

/** Picks a colour by hex code, with the system's colour picker, or with an eyedropper if the browser has one. */
export function ColorField({ label, value, onPick }: ColorFieldProps) {
  const id = useId();
  const [text, setText] = useState(value ?? "");
  const [shownValue, setShownValue] = useState(value);
  if (value !== shownValue) {
    setShownValue(value);
    if (parseHexColor(text) !== value) setText(value ?? "");
  }
  const isInvalid = text.trim() !== "" && parseHexColor(text.trim()) === null;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-muted">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={`${label}: pick`}
          title={`Pick the ${label.toLowerCase()}`}
          value={value ?? "#ffffff"}
          onChange={(event) => onPick(event.target.value)}
          className="h-10 w-12 shrink-0 cursor-pointer rounded-[9px] border border-line bg-raised p-1"
        />
        <input
          id={id}
          type="text"
          // A tooltip would cover the error below the field.
          title={isInvalid ? undefined : `${label} as a hex code`}
          value={text}
          placeholder="#4f46e5"
          spellCheck={false}
          autoComplete="off"
          maxLength={9}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            const color = parseHexColor(event.target.value.trim());
            if (color) onPick(color);
          }}
          className="h-10 w-full min-w-0 rounded-[9px] border border-line bg-raised px-3 font-mono text-[13px] hover:border-line-strong aria-invalid:border-danger"
        />
        <EyeDropperButton label={label} onPick={onPick} />
      </div>
      {isInvalid && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-danger">
          Enter a hex colour such as #4f46e5.
        </p>
      )}
    </div>
  );
}
