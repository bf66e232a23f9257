import {
  backgroundLabels,
  backgroundTypes,
  bodyFonts,
  type Design,
  headerStyleLabels,
  headerStyles,
  headingFonts,
  highlightMarkLabels,
  highlightMarks,
  ornamentLabels,
  ornaments,
  patternLabels,
  patterns,
  pickBackgroundType,
  pickHighlightMark,
  slideTransitionLabels,
  slideTransitions,
} from "@slideloom/core/design";
import type { ReactNode } from "react";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { FontSelect } from "./font-select.tsx";
import { DesignSection } from "./design-section.tsx";
import { ThumbnailChoices } from "./thumbnail-choices.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";
import { setDesign } from "../../../state/appearance-edits.ts";

const fontNames = [...headingFonts, ...bodyFonts].map(({ family }) => family);

interface SectionProps {
  design: Design;
}

interface StyleSectionProps<Value extends string> {
  id: string;
  title: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  /** The current choice; null for none. */
  value: Value | null;
  apply: (value: Value) => Design;
  zoom?: number;
  /** Shown instead of the choices. */
  children?: ReactNode;
}

/** Choices of one kind, as thumbnails. */
function StyleSection<Value extends string>(props: StyleSectionProps<Value>) {
  const { id, title, values, labels, value, apply, zoom, children } = props;
  return (
    <DesignSection
      id={id}
      title={title}
      summary={value === null ? "None" : labels[value]}
      options={Object.values(labels)}
    >
      {children || (
        <ThumbnailChoices
          label={title}
          {...(zoom !== undefined && { zoom })}
          value={value}
          choices={values.map((one) => ({ value: one, label: labels[one], design: apply(one) }))}
          onPick={(choice) => setDesign(choice.design)}
        />
      )}
    </DesignSection>
  );
}

function Backgrounds({ design }: SectionProps) {
  const hasPattern = design.backgroundType !== "custom" && design.backgroundType !== "gradient";
  const chosen = patterns.find((candidate) => candidate === design.backgroundPattern);
  return (
    <>
      <StyleSection
        id="background"
        title="Background"
        values={backgroundTypes}
        labels={backgroundLabels}
        value={design.backgroundType}
        apply={(type) => pickBackgroundType(design, type)}
      />
      <StyleSection
        id="pattern"
        title="Pattern"
        values={patterns}
        labels={patternLabels}
        value={(hasPattern && chosen) || null}
        apply={(backgroundPattern) => ({ ...design, backgroundPattern })}
        zoom={4}
      >
        {!hasPattern && (
          <p className="text-muted">
            Custom backgrounds have no pattern. To use one, choose Dark, Light, Gradient or Subtle.
          </p>
        )}
      </StyleSection>
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
    <StyleSection
      id="header-style"
      title="Header style"
      values={headerStyles}
      labels={headerStyleLabels}
      value={design.headerStyle}
      apply={(headerStyle) => ({ ...design, headerStyle })}
    />
  );
}

function HighlightMarks({ design }: SectionProps) {
  return (
    <StyleSection
      id="highlight-mark"
      title="Highlighted words"
      values={highlightMarks}
      labels={highlightMarkLabels}
      value={design.highlightMark ?? "auto"}
      apply={(mark) => pickHighlightMark(design, mark)}
    />
  );
}

function Ornaments({ design }: SectionProps) {
  return (
    <StyleSection
      id="ornament"
      title="Ornament"
      values={ornaments}
      labels={ornamentLabels}
      value={design.showBackgroundElements ? design.ornament : null}
      apply={(ornament) => ({ ...design, ornament, showBackgroundElements: true })}
    />
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
      <HighlightMarks design={design} />
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
