import type { AccountChoices } from "@slideloom/core/contract";
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
  /** Values that the account offers for this option, such as its boards; empty if unknown. */
  choices: AccountChoices[string];
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

interface ChoiceProps extends Omit<OptionProps, "field"> {
  label: string;
}

/** A select for an option that has only some values at this account, such as its boards. */
function AccountChoice({ label, value, choices, onChange }: ChoiceProps) {
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <label>
      <span className="mb-1.5 block font-semibold">{label}</span>
      <select
        value={isKnown ? String(value) : ""}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="h-10 w-full rounded-[9px] border border-line bg-raised px-2.5 hover:border-line-strong"
      >
        <option value="">Choose…</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Option({ field, choices, value, onChange }: OptionProps) {
  const { kind, label } = field;
  if (label === null) return null;
  if (kind === "text" && choices.length > 0) {
    return <AccountChoice label={label} value={value} choices={choices} onChange={onChange} />;
  }
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
        isOptional={field.required === undefined}
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
  const { connection } = target;
  const fields = Object.entries(rulesFor(connection).options);
  const options: OptionValues = target.payload.options;
  if (fields.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {fields.map(([name, field]) => (
        <Option
          key={name}
          field={field}
          choices={connection.choices[name] ?? []}
          value={options[name]}
          onChange={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
    </div>
  );
}
