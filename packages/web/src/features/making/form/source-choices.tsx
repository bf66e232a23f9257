import type { SourceResponse } from "@slideloom/core/contract/sources";
import type { Amount } from "@slideloom/core/generation";
import { suggestUnits } from "@slideloom/core/sources";
import { useMemo } from "react";
import { Select } from "../../../components/ui/select.tsx";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { TextField } from "../controls/text-field.tsx";
import { UnitSelect } from "../controls/unit-select.tsx";
import { languages } from "../rewrite/languages.ts";
import { changeGenerationForm, useGenerationFormStore } from "./generation-form-store.ts";

const audienceCharacters = 120;

interface SourceChoicesProps {
  read: SourceResponse;
  hasModel: boolean;
}

/** Choices for slides from the source: how much of it they have, and what a model or the draft needs to know. */
export function SourceChoices({ read, hasModel }: SourceChoicesProps) {
  const amount = useGenerationFormStore((form) => form.amount);
  const isShortened = amount !== "keep";
  return (
    <>
      {hasModel ? (
        <ModelChoices hasSource />
      ) : (
        <>
          <AmountSelect hasModel={false} />
          {isShortened && <DraftChoices read={read} />}
        </>
      )}
    </>
  );
}

const amountNames: Readonly<Record<Amount, string>> = {
  condense: "Shorten",
  keep: "Keep all",
  expand: "Expand",
};

function AmountSelect({ hasModel }: Pick<SourceChoicesProps, "hasModel">) {
  const amount = useGenerationFormStore((form) => form.amount);
  const offered: readonly Amount[] = hasModel
    ? ["condense", "keep", "expand"]
    : ["condense", "keep"];
  return (
    <Select
      label="Amount of text"
      value={offered.includes(amount) ? amount : "condense"}
      options={offered.map((value) => ({ value, text: amountNames[value] }))}
      onValueChange={(value) => changeGenerationForm({ amount: value })}
    />
  );
}

function DraftChoices({ read: { source, passages } }: Pick<SourceChoicesProps, "read">) {
  const { slideUnit, hasQuestions } = useGenerationFormStore();
  const units = useMemo(() => suggestUnits(source, passages), [source, passages]);
  return (
    <>
      <UnitSelect
        value={slideUnit}
        units={units}
        onChange={(unit) => changeGenerationForm({ slideUnit: unit })}
      />
      <SwitchRow
        label="Add questions if the text is too short"
        isOn={hasQuestions}
        onChange={(isOn) => changeGenerationForm({ hasQuestions: isOn })}
      />
    </>
  );
}

/** Choices for a model: how much of a source the slides have, their readers, and their language. */
export function ModelChoices({ hasSource }: { hasSource: boolean }) {
  const { audience, language } = useGenerationFormStore();
  return (
    <>
      {hasSource && <AmountSelect hasModel />}
      <TextField
        label="Audience"
        value={audience}
        placeholder="Who is the post for?"
        limit={audienceCharacters}
        onChange={(value) => changeGenerationForm({ audience: value })}
      />
      <Select
        label="Language"
        value={language}
        options={[
          { value: "", text: hasSource ? "Same as the source" : "Same as the topic" },
          ...languages.map((name) => ({ value: name, text: name })),
        ]}
        onValueChange={(value) => changeGenerationForm({ language: value })}
      />
    </>
  );
}
