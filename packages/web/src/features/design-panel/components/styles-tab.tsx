import {
  backgroundLabels,
  backgroundTypes,
  bodyFonts,
  type Design,
  headerStyleLabels,
  headerStyles,
  headingFonts,
  ornamentLabels,
  ornaments,
  patternLabels,
  patterns,
  pickBackgroundType,
  slideTransitionLabels,
  slideTransitions,
} from "@slideloom/core/design";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { FontSelect } from "./font-select.tsx";
import { PanelSection } from "../../../components/ui/panel-section.tsx";
import { type PictureChoice, PictureChoices } from "./picture-choices.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";
import { setDesign } from "../../../state/appearance-edits.ts";

interface SectionProps {
  design: Design;
}

function buildChoices<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  apply: (value: Value) => Design,
): PictureChoice<Value>[] {
  return values.map((value) => ({ value, label: labels[value], design: apply(value) }));
}

function Backgrounds({ design }: SectionProps) {
  const hasPattern = design.backgroundType !== "custom" && design.backgroundType !== "gradient";
  return (
    <>
      <PanelSection title="Background">
        <PictureChoices
          label="Background"
          value={design.backgroundType}
          choices={buildChoices(backgroundTypes, backgroundLabels, (type) =>
            pickBackgroundType(design, type),
          )}
          onPick={(choice) => setDesign(choice.design)}
        />
      </PanelSection>
      <PanelSection title="Pattern">
        {hasPattern ? (
          <PictureChoices
            label="Pattern"
            zoom={4}
            value={patterns.find((pattern) => pattern === design.backgroundPattern) ?? null}
            choices={buildChoices(patterns, patternLabels, (backgroundPattern) => ({
              ...design,
              backgroundPattern,
            }))}
            onPick={(choice) => setDesign(choice.design)}
          />
        ) : (
          <p className="text-muted">
            A background colour or gradient of your own has no pattern. Choose Dark, Light, Gradient
            or Subtle to use one.
          </p>
        )}
      </PanelSection>
    </>
  );
}

function Fonts({ design }: SectionProps) {
  return (
    <PanelSection title="Fonts">
      <FontSelect
        label="Heading font"
        fonts={headingFonts}
        value={design.fontFamily}
        onPick={(fontFamily) => setDesign({ ...design, fontFamily })}
      />
      <FontSelect
        label="Body font"
        fonts={bodyFonts}
        value={design.bodyFontFamily}
        onPick={(bodyFontFamily) => setDesign({ ...design, bodyFontFamily })}
      />
    </PanelSection>
  );
}

function Headers({ design }: SectionProps) {
  return (
    <PanelSection title="Header style">
      <PictureChoices
        label="Header style"
        value={design.headerStyle}
        choices={buildChoices(headerStyles, headerStyleLabels, (headerStyle) => ({
          ...design,
          headerStyle,
        }))}
        onPick={(choice) => setDesign(choice.design)}
      />
    </PanelSection>
  );
}

function Ornaments({ design }: SectionProps) {
  return (
    <PanelSection title="Ornament">
      <PictureChoices
        label="Ornament"
        value={design.showBackgroundElements ? design.ornament : null}
        choices={buildChoices(ornaments, ornamentLabels, (ornament) => ({
          ...design,
          ornament,
          showBackgroundElements: true,
        }))}
        onPick={(choice) => setDesign(choice.design)}
      />
    </PanelSection>
  );
}

function Transitions({ design }: SectionProps) {
  return (
    <PanelSection title="Slide transition">
      <PictureChoices
        label="Slide transition"
        columns={4}
        value={design.slideTransition}
        choices={slideTransitions.map((slideTransition) => ({
          value: slideTransition,
          label: slideTransitionLabels[slideTransition],
          design,
          motion: slideTransition,
        }))}
        onPick={({ value }) => setDesign({ ...design, slideTransition: value })}
      />
    </PanelSection>
  );
}

const switches = [
  { key: "showCounter", label: "Slide counter" },
  { key: "showBackgroundElements", label: "Background elements" },
  { key: "cornerAccent", label: "Corner accent" },
  { key: "headerUnderline", label: "Header underline" },
] as const;

export function StylesTab() {
  const design = useAppearance((appearance) => appearance.design);
  return (
    <div className="flex flex-col gap-6">
      <Backgrounds design={design} />
      <Fonts design={design} />
      <Headers design={design} />
      <Ornaments design={design} />
      <Transitions design={design} />
      <PanelSection title="Elements">
        <div>
          {switches.map(({ key, label }) => (
            <SwitchRow
              key={key}
              label={label}
              isOn={design[key]}
              onChange={(isOn) => setDesign({ ...design, [key]: isOn })}
            />
          ))}
        </div>
      </PanelSection>
    </div>
  );
}
