import { listSplits } from "@slideloom/core/document";
import { densityLimits } from "@slideloom/core/slide";
import { Info } from "lucide-react";
import { splitSlide } from "../fit/apply-plan.ts";
import { commitEdit } from "../on-slide/text-edit-store.ts";
import type { DenseSlide } from "../use-density.ts";
import { NoteButton } from "./note-button.tsx";

interface DensityNoteProps {
  dense: DenseSlide;
  /** Has a model say the slide in fewer words; absent where none is configured. */
  onShorten?: ((slideIndex: number) => void) | undefined;
}

/** Says that a slide is dense and offers two slides of it, or fewer words. Quiet: nothing is announced, and no focus is taken. */
export function DensityNote({
  dense: { slideIndex, slide, density },
  onShorten,
}: DensityNoteProps) {
  const number = slideIndex + 1;
  const text =
    density === "words"
      ? `Slide ${number} has more than ${densityLimits.words} words`
      : `The type of slide ${number} is smaller than ${densityLimits.typePx} pixels`;
  const [halves] = listSplits(slide);
  return (
    <div className="flex min-w-0 items-center gap-2 text-muted">
      <Info size={15} aria-hidden="true" className="shrink-0" />
      <p className="truncate" title={`${text}, so it may be hard to read on a phone`}>
        {text}
      </p>
      {halves && (
        <NoteButton
          title={`Make two slides of slide ${number}`}
          onClick={() => {
            commitEdit();
            splitSlide(slideIndex, halves);
          }}
        >
          Split into two
        </NoteButton>
      )}
      {onShorten && (
        <NoteButton
          title={`Have slide ${number} said in fewer words`}
          onClick={() => {
            commitEdit();
            onShorten(slideIndex);
          }}
        >
          Shorten
        </NoteButton>
      )}
    </div>
  );
}
