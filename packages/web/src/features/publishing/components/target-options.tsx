import {
  rulesFor,
  type OptionField,
  type OptionValues,
  type PublicationOptions,
} from "@slideloom/core/networks";
import { CaptionField } from "../../../components/caption-field.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import type { PlannedTarget } from "../planned-target.ts";

type OptionValue = OptionValues[string];

interface OptionProps {
  field: OptionField;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

function Option({ field, value, onChange }: OptionProps) {
  const { kind, label } = field;
  if (label === null) return null;
  if (kind === "switch") {
    return <SwitchRow label={label} isOn={value === true} onChange={onChange} />;
  }
  if (kind === "text" && field.hasLines) {
    return (
      <CaptionField
        label={label}
        rows={3}
        value={String(value ?? "")}
        onChange={(text) => onChange(text || undefined)}
      />
    );
  }
  if (kind === "text") {
    return (
      <TextField
        label={label}
        isOptional
        value={String(value ?? "")}
        maxLength={field.maxLength}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    );
  }
  const [usual] = field.choices;
  const chosen = field.choices.find((choice) => choice.value === value) ?? usual;
  return (
    <div>
      <span aria-hidden="true" className="mb-1.5 block font-semibold">
        {label}
      </span>
      <Segmented
        label={label}
        value={chosen.value}
        segments={field.choices}
        onValueChange={onChange}
      />
    </div>
  );
}

interface TargetOptionsProps {
  target: PlannedTarget;
  onChange: (options: PublicationOptions) => void;
}

/** The options of a target; renders nothing if there are none. */
export function TargetOptions({ target, onChange }: TargetOptionsProps) {
  const fields = Object.entries(rulesFor(target.connection).options);
  const options: OptionValues = target.payload.options;
  if (fields.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {fields.map(([name, field]) => (
        <Option
          key={name}
          field={field}
          value={options[name]}
          onChange={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
    </div>
  );
}
