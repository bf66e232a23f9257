import type { SourceResponse } from "@slideloom/core/contract/sources";
import { suggestUnits } from "@slideloom/core/sources";
import { useMemo } from "react";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { UnitSelect } from "../controls/unit-select.tsx";
import { changeGenerationForm, useGenerationFormStore } from "./generation-form-store.ts";

/** Choices for slides from the source if no model writes them. */
export function SourceChoices({ read: { source, passages } }: { read: SourceResponse }) {
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
