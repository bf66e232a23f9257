import {
  type ColorType,
  colorTypes,
  gradientPresets,
  pickBackgroundColor,
  pickBackgroundGradient,
  pickColor,
  swatches,
} from "@slideloom/core/design";
import { useState } from "react";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { ColorField } from "./color-field.tsx";
import { ContrastNote } from "./contrast-note.tsx";
import { PanelSection } from "../../../components/ui/panel-section.tsx";
import { GradientEditor } from "./gradient-editor.tsx";
import { PictureChoices } from "./picture-choices.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";
import { setDesign } from "../../../state/appearance-edits.ts";

const colorLabels: Record<ColorType, { short: string; long: string }> = {
  primaryColor: { short: "Primary", long: "Primary colour" },
  secondaryColor: { short: "Secondary", long: "Secondary colour" },
  fontColor: { short: "Text", long: "Text colour" },
};

/** The eight swatches and the hex code of one colour type at a time. */
function SlideColors() {
  const design = useAppearance((appearance) => appearance.design);
  const [type, setType] = useState<ColorType>("primaryColor");
  const { long } = colorLabels[type];
  const choices = swatches[type].map(({ name, value }) => ({
    value,
    label: name,
    design: pickColor(design, type, value),
    color: value,
  }));
  return (
    <PanelSection title="Colours">
      <Segmented
        label="Colour to change"
        value={type}
        onValueChange={setType}
        segments={colorTypes.map((candidate) => ({
          value: candidate,
          label: colorLabels[candidate].short,
          hint: `Change the ${colorLabels[candidate].long.toLowerCase()}`,
        }))}
      />
      <PictureChoices
        label={`${long} swatches`}
        columns={4}
        value={design[type]}
        choices={choices}
        onPick={({ value }) => setDesign(pickColor(design, type, value))}
      />
      <ColorField
        key={type}
        label={long}
        value={design[type]}
        onPick={(color) => setDesign(pickColor(design, type, color))}
      />
    </PanelSection>
  );
}

function BackgroundColors() {
  const design = useAppearance((appearance) => appearance.design);
  const choices = gradientPresets.map(({ name, value }) => ({
    value: pickBackgroundGradient(design, value).backgroundPattern,
    label: name,
    design: pickBackgroundGradient(design, value),
  }));
  return (
    <PanelSection title="Background">
      <ColorField
        label="Custom background colour"
        value={design.backgroundType === "custom" ? design.backgroundPattern : null}
        onPick={(color) => setDesign(pickBackgroundColor(design, color))}
      />
      <PictureChoices
        label="Gradient presets"
        columns={4}
        value={design.backgroundType === "gradient" ? design.backgroundPattern : null}
        choices={choices}
        onPick={(choice) => setDesign(choice.design)}
      />
      <GradientEditor />
    </PanelSection>
  );
}

export function ColorsTab() {
  return (
    <div className="flex flex-col gap-6">
      <ContrastNote />
      <SlideColors />
      <BackgroundColors />
    </div>
  );
}
