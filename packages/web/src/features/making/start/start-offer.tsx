import { countNoun } from "@slideloom/core/text";
import { LoaderCircle, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { Select } from "../../../components/ui/select.tsx";
import type { Offer, SlideMethod } from "../../../reading/worker/offer.ts";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { ModelChoices } from "../form/source-choices.tsx";
import { ImageChoices } from "../source/image-choices.tsx";
import { useSource } from "../source/source-store.ts";
import { UnitSelect } from "../controls/unit-select.tsx";
import { canWrite, chooseStart, type StartWriter, useStartStore } from "./start-store.ts";
import { OfferSlides } from "./offer-slides.tsx";

/** A model that can write the slides. */
interface StartModel {
  name: string;
  credits: number;
}

interface StartOfferProps {
  offer: Offer;
  /** Null if no model is set up. */
  model: StartModel | null;
  writer: StartWriter;
  isReading: boolean;
  /** Buttons that create the slides. */
  children: ReactNode;
}

/** Shows the recognised kind of text, a preview of the slides, and choices for creating the slides. */
export function StartOffer({ offer, model, writer, isReading, children }: StartOfferProps) {
  const { name, post, mediaUrls, notes } = offer;
  const others = useSource((state) => state.others);
  const isModel = writer === "model" && model !== null;
  return (
    <section
      aria-label="Recognised content"
      aria-busy={isReading}
      className="flex w-full flex-col gap-3 rounded-xl border border-line bg-surface p-3 text-left sm:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="flex items-center gap-2 font-semibold">
          {name}
          {isReading && (
            <LoaderCircle
              size={14}
              aria-hidden="true"
              className="text-muted motion-safe:animate-spin"
            />
          )}
        </p>
        {children}
      </div>
      {!isModel && <OfferSlides post={post} mediaUrls={mediaUrls} isStale={isReading} />}
      <Choices offer={offer} model={model} writer={writer} />
      {offer.material && <ImageChoices sources={[offer.material, ...others]} />}
      {isModel ? (
        <p className="text-xs text-muted">
          Who writes: {model.name}
          {model.credits > 0 && ` · ${countNoun(model.credits, "credit")}`}
        </p>
      ) : (
        <Notes notes={notes} />
      )}
    </section>
  );
}

const shownNotes = 3;

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  const hidden = notes.slice(shownNotes);
  return (
    <div className="text-xs wrap-anywhere text-muted">
      <ul className="flex flex-col gap-0.5">
        {notes.slice(0, shownNotes).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <details>
          <summary title="Show all notes" className="w-fit cursor-pointer rounded hover:text-ink">
            {countNoun(hidden.length, "more note")}
          </summary>
          <ul className="flex max-h-32 flex-col gap-0.5 overflow-y-auto">
            {hidden.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const waySegments: Readonly<Record<SlideMethod, { label: string; hint: string }>> = {
  draft: { label: "Shorten", hint: "The best sentences of your text, word for word" },
  whole: { label: "Keep all", hint: "All of your text, in order" },
  outline: { label: "Outline", hint: "Headings, and a question on each slide" },
};

const slideCounts = Array.from({ length: 13 }, (_, index) => index + 3);

function SlideCount({ offer }: Pick<StartOfferProps, "offer">) {
  const { slides } = useStartStore();
  const { way, units, post } = offer;
  return (
    <Select
      label="Slides"
      value={String(slides ?? (way === "outline" ? post.content.length : ""))}
      options={[
        ...(way === "outline"
          ? []
          : [{ value: "", text: units.length > 0 ? "Automatic" : "One slide per idea" }]),
        ...slideCounts.map((count) => ({
          value: String(count),
          text: countNoun(count, "slide"),
        })),
      ]}
      onValueChange={(value) => chooseStart({ slides: value === "" ? null : Number(value) })}
    />
  );
}

function Choices({ offer, model, writer }: Pick<StartOfferProps, "offer" | "model" | "writer">) {
  const { slides, per, questions } = useStartStore();
  const { ways, way, isCountable, units } = offer;
  const segments = [
    ...ways.map((value) => ({ value, ...waySegments[value] })),
    ...(model && canWrite(offer)
      ? [{ value: "model" as const, label: "Write with AI", hint: `Written by ${model.name}` }]
      : []),
  ];
  return (
    <div className="flex flex-wrap items-end gap-3">
      {segments.length > 1 && (
        <div className="min-w-0 flex-1 basis-64">
          <span aria-hidden="true" className="mb-1.5 block font-medium text-muted">
            Words
          </span>
          <Segmented
            label="Words"
            value={writer === "model" ? "model" : way}
            segments={segments}
            onValueChange={(value) =>
              value === "model"
                ? chooseStart({ writer: "model" })
                : chooseStart({ writer: "self", way: value })
            }
          />
        </div>
      )}
      {units.length > 0 && writer !== "model" && (
        <div className="min-w-32 flex-1">
          <UnitSelect value={per} units={units} onChange={(unit) => chooseStart({ per: unit })} />
        </div>
      )}
      {isCountable && (
        <div className="min-w-40 flex-1">
          <SlideCount offer={offer} />
        </div>
      )}
      {way === "draft" && writer !== "model" && slides !== null && (
        <div className="basis-full">
          <SwitchRow
            label="Add questions if the text is too short"
            isOn={questions}
            onChange={(isOn) => chooseStart({ questions: isOn })}
          />
        </div>
      )}
      {writer === "model" && model && <ModelChoices hasSource={offer.material !== null} />}
    </div>
  );
}

/** Notice that a text couldn't be read. */
export function StartFailure({ children }: { children: ReactNode }) {
  return (
    <Notice variant="danger" role="alert" className="w-full text-left">
      {children}
    </Notice>
  );
}

interface MakeButtonProps {
  label: string;
  hint: string;
  disabled?: boolean;
  onClick: () => void;
}

export function MakeButton({ label, hint, disabled = false, onClick }: MakeButtonProps) {
  return (
    <Button variant="primary" title={hint} disabled={disabled} onClick={onClick}>
      <Sparkles size={16} aria-hidden="true" />
      {label}
    </Button>
  );
}
