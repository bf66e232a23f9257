import type { AccountChoices } from "@slideloom/core/contract/connections";
import {
  rulesFor,
  type OptionField,
  type OptionValues,
  type PublicationOptions,
} from "@slideloom/core/networks";
import { findSoleLanguage } from "@slideloom/core/text";
import { CaptionField } from "../../../components/caption-field.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { captionLanguages, nameLanguage } from "../caption-languages.ts";
import type { PlannedTarget } from "../planned-target.ts";

type OptionValue = OptionValues[string];

interface OptionProps {
  field: OptionField;
  caption: string;
  /** Values from the connected account, such as boards; empty if unknown. */
  choices: AccountChoices[string];
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

interface ChoiceProps extends Omit<OptionProps, "field" | "caption"> {
  label: string;
  /** Label of the entry that leaves the option without a value, e.g. "Choose…". */
  absent: string;
}

function ListChoice({ label, absent, value, choices, onChange }: ChoiceProps) {
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <label>
      <span className="mb-1.5 block font-semibold">{label}</span>
      <select
        value={isKnown ? String(value) : ""}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="h-10 w-full rounded-[9px] border border-line bg-raised px-2.5 hover:border-line-strong"
      >
        <option value="">{absent}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Option({ field, caption, choices, value, onChange }: OptionProps) {
  const { kind, label } = field;
  if (label === null) return null;
  if (kind === "language") {
    const proven = findSoleLanguage(caption);
    const absent = proven === null ? "Not set" : `${nameLanguage(proven)}, detected in the caption`;
    return <ListChoice {...{ label, absent, value, onChange }} choices={captionLanguages} />;
  }
  if (kind === "text" && choices.length > 0) {
    return <ListChoice {...{ label, value, choices, onChange }} absent="Choose…" />;
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
          caption={target.payload.caption}
          choices={connection.choices[name] ?? []}
          value={options[name]}
          onChange={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
    </div>
  );
}
