import type { SlideUnit } from "@slideloom/core/generation";
import { Select } from "../../../components/ui/select.tsx";

const unitNames: Readonly<Record<SlideUnit, string>> = {
  auto: "Automatic",
  idea: "Idea",
  step: "Step",
  post: "Post",
  row: "Row",
};

interface UnitSelectProps {
  value: SlideUnit;
  /** The units that suit the source; without any, there is nothing to choose. */
  units: readonly SlideUnit[];
  onChange: (unit: SlideUnit) => void;
}

/** Chooses what a slide is made of, e.g. a step or a post. */
export function UnitSelect({ value, units, onChange }: UnitSelectProps) {
  if (units.length === 0) return null;
  return (
    <Select
      label="One slide per"
      value={units.includes(value) ? value : "auto"}
      options={units.map((unit) => ({ value: unit, text: unitNames[unit] }))}
      onValueChange={onChange}
    />
  );
}
