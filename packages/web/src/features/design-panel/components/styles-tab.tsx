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
import { DesignSection } from "./design-section.tsx";
import { type ThumbnailChoice, ThumbnailChoices } from "./thumbnail-choices.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";
import { setDesign } from "../../../state/appearance-edits.ts";

const fontNames = [...headingFonts, ...bodyFonts].map(({ family }) => family);

interface SectionProps {
  design: Design;
}

function buildChoices<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  apply: (value: Value) => Design,
): ThumbnailChoice<Value>[] {
  return values.map((value) => ({ value, label: labels[value], design: apply(value) }));
}

function Backgrounds({ design }: SectionProps) {
  const hasPattern = design.backgroundType !== "custom" && design.backgroundType !== "gradient";
  const chosen = patterns.find((candidate) => candidate === design.backgroundPattern);
  const pattern = (hasPattern && chosen) || null;
  return (
    <>
      <DesignSection
        id="background"
        title="Background"
        summary={backgroundLabels[design.backgroundType]}
        options={Object.values(backgroundLabels)}
      >
        <ThumbnailChoices
          label="Background"
          value={design.backgroundType}
          choices={buildChoices(backgroundTypes, backgroundLabels, (type) =>
            pickBackgroundType(design, type),
          )}
          onPick={(choice) => setDesign(choice.design)}
        />
      </DesignSection>
      <DesignSection
        id="pattern"
        title="Pattern"
        summary={pattern ? patternLabels[pattern] : "None"}
        options={Object.values(patternLabels)}
      >
        {hasPattern ? (
          <ThumbnailChoices
            label="Pattern"
            zoom={4}
            value={pattern}
            choices={buildChoices(patterns, patternLabels, (backgroundPattern) => ({
              ...design,
              backgroundPattern,
            }))}
            onPick={(choice) => setDesign(choice.design)}
          />
        ) : (
          <p className="text-muted">
            Custom backgrounds have no pattern. To use one, choose Dark, Light, Gradient or Subtle.
          </p>
        )}
      </DesignSection>
    </>
  );
}

function Fonts({ design }: SectionProps) {
  return (
    <DesignSection
      id="fonts"
      title="Fonts"
      summary={`${design.fontFamily}, ${design.bodyFontFamily}`}
      options={["Heading font", "Body font", ...fontNames]}
    >
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
    </DesignSection>
  );
}

function Headers({ design }: SectionProps) {
  return (
    <DesignSection
      id="header-style"
      title="Header style"
      summary={headerStyleLabels[design.headerStyle]}
      options={Object.values(headerStyleLabels)}
    >
      <ThumbnailChoices
        label="Header style"
        value={design.headerStyle}
        choices={buildChoices(headerStyles, headerStyleLabels, (headerStyle) => ({
          ...design,
          headerStyle,
        }))}
        onPick={(choice) => setDesign(choice.design)}
      />
    </DesignSection>
  );
}

function Ornaments({ design }: SectionProps) {
  return (
    <DesignSection
      id="ornament"
      title="Ornament"
      summary={design.showBackgroundElements ? ornamentLabels[design.ornament] : "None"}
      options={Object.values(ornamentLabels)}
    >
      <ThumbnailChoices
        label="Ornament"
        value={design.showBackgroundElements ? design.ornament : null}
        choices={buildChoices(ornaments, ornamentLabels, (ornament) => ({
          ...design,
          ornament,
          showBackgroundElements: true,
        }))}
        onPick={(choice) => setDesign(choice.design)}
      />
    </DesignSection>
  );
}

function Transitions({ design }: SectionProps) {
  return (
    <DesignSection
      id="slide-transition"
      title="Slide transition"
      summary={slideTransitionLabels[design.slideTransition]}
      options={Object.values(slideTransitionLabels)}
    >
      <ThumbnailChoices
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
    </DesignSection>
  );
}

const switches = [
  { key: "showCounter", label: "Slide counter" },
  { key: "showBackgroundElements", label: "Background elements" },
  { key: "cornerAccent", label: "Corner accent" },
  { key: "headerUnderline", label: "Header underline" },
] as const;

/** Style settings other than colours. */
export function StylesTab() {
  const design = useAppearance((appearance) => appearance.design);
  return (
    <>
      <Backgrounds design={design} />
      <Fonts design={design} />
      <Headers design={design} />
      <Ornaments design={design} />
      <Transitions design={design} />
      <DesignSection
        id="elements"
        title="Elements"
        summary={`${switches.filter(({ key }) => design[key]).length} of ${switches.length}`}
        options={switches.map(({ label }) => label)}
      >
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
      </DesignSection>
    </>
  );
}
