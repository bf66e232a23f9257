import {
  type ColorType,
  colorTypes,
  gradientPresets,
  pickBackgroundColor,
  pickBackgroundGradient,
  pickColor,
  swatches,
} from "@slideloom/core/design";
import { useContext, useState } from "react";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { DesignQuery, matchesQuery } from "../design-query.ts";
import { ColorField } from "./color-field.tsx";
import { ContrastNote } from "./contrast-note.tsx";
import { DesignSection } from "./design-section.tsx";
import { GradientEditor } from "./gradient-editor.tsx";
import { ThumbnailChoices } from "./thumbnail-choices.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";
import { setDesign } from "../../../state/appearance-edits.ts";

const colorLabels: Record<ColorType, { short: string; long: string }> = {
  primaryColor: { short: "Primary", long: "Primary colour" },
  secondaryColor: { short: "Secondary", long: "Secondary colour" },
  fontColor: { short: "Text", long: "Text colour" },
};

/** Swatches of colours or gradients. */
function Dots({ colors }: { colors: readonly string[] }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {colors.map((color, index) => (
        <span
          // Colours may repeat.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className="size-3.5 rounded-full border border-line-strong/60"
          style={{ background: color }}
        />
      ))}
    </span>
  );
}

/** The eight swatches of a colour type, or those matching the search. */
function Swatches({ type }: { type: ColorType }) {
  const design = useAppearance((appearance) => appearance.design);
  const choices = swatches[type].map(({ name, value }) => ({
    value,
    label: name,
    design: pickColor(design, type, value),
    color: value,
  }));
  return (
    <ThumbnailChoices
      label={`${colorLabels[type].long} swatches`}
      columns={4}
      value={design[type]}
      choices={choices}
      onPick={({ value }) => setDesign(pickColor(design, type, value))}
    />
  );
}

/** Swatches and hex code of one colour type at a time. */
function OneColor() {
  const design = useAppearance((appearance) => appearance.design);
  const [type, setType] = useState<ColorType>("primaryColor");
  return (
    <>
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
      <Swatches type={type} />
      <ColorField
        key={type}
        label={colorLabels[type].long}
        value={design[type]}
        onPick={(color) => setDesign(pickColor(design, type, color))}
      />
    </>
  );
}

/** Shows one colour type at a time. If a search matches, shows all types with matching swatches. */
function SlideColors() {
  const design = useAppearance((appearance) => appearance.design);
  const query = useContext(DesignQuery);
  const found = colorTypes.filter(
    (type) => query !== "" && swatches[type].some(({ name }) => matchesQuery(query, name)),
  );
  return (
    <DesignSection
      id="colors"
      title="Palette"
      summary={<Dots colors={colorTypes.map((type) => design[type])} />}
      options={colorTypes.flatMap((type) => [
        colorLabels[type].long,
        ...swatches[type].map(({ name }) => name),
      ])}
    >
      {found.length === 0 && <OneColor />}
      {found.map((type) => (
        <div key={type} className="flex flex-col gap-1.5">
          <p className="text-muted">{colorLabels[type].long}</p>
          <Swatches type={type} />
        </div>
      ))}
    </DesignSection>
  );
}

function BackgroundColors() {
  const design = useAppearance((appearance) => appearance.design);
  const { backgroundType, backgroundPattern } = design;
  const isOwn = backgroundType === "custom" || backgroundType === "gradient";
  const background = isOwn ? backgroundPattern : null;
  const choices = gradientPresets.map(({ name, value }) => ({
    value: pickBackgroundGradient(design, value).backgroundPattern,
    label: name,
    design: pickBackgroundGradient(design, value),
  }));
  return (
    <DesignSection
      id="background-color"
      title="Background colour"
      summary={background && <Dots colors={[background]} />}
      options={["Custom background colour", "Gradient", ...gradientPresets.map(({ name }) => name)]}
    >
      <ColorField
        label="Custom background colour"
        value={design.backgroundType === "custom" ? design.backgroundPattern : null}
        onPick={(color) => setDesign(pickBackgroundColor(design, color))}
      />
      <ThumbnailChoices
        label="Gradient presets"
        columns={4}
        value={design.backgroundType === "gradient" ? design.backgroundPattern : null}
        choices={choices}
        onPick={(choice) => setDesign(choice.design)}
      />
      <GradientEditor />
    </DesignSection>
  );
}

/** Slide colours, background colours and gradients. */
export function ColorsTab() {
  const query = useContext(DesignQuery);
  return (
    <>
      {query === "" && (
        <div className="mb-2 empty:hidden">
          <ContrastNote />
        </div>
      )}
      <SlideColors />
      <BackgroundColors />
    </>
  );
}
