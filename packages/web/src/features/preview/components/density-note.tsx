import { listSplits } from "@slideloom/core/document";
import { densityLimits } from "@slideloom/core/slide";
import { Info } from "lucide-react";
import { splitSlideAt } from "../../../state/slide-edits.ts";
import { commitEdit } from "../on-slide/text-edit-store.ts";
import type { DenseSlide } from "../use-density.ts";
import { NoteButton } from "./note-button.tsx";

interface DensityNoteProps {
  dense: DenseSlide;
  /** Asks a model to shorten the slide; absent if no model is configured. */
  onShorten?: ((slideIndex: number) => void) | undefined;
}

/** Notes that a slide is dense and offers to split or shorten it. The note isn't announced and takes no focus. */
export function DensityNote({
  dense: { slideIndex, slide, density },
  onShorten,
}: DensityNoteProps) {
  const number = slideIndex + 1;
  const text =
    density === "words"
      ? `Slide ${number} has more than ${densityLimits.words} words`
      : `Slide ${number} has text smaller than ${densityLimits.typePx} px`;
  const [halves] = listSplits(slide);
  return (
    <div className="flex min-w-0 items-center gap-2 text-muted">
      <Info size={15} aria-hidden="true" className="shrink-0" />
      <p className="truncate" title={`${text}, so it may be hard to read on a phone`}>
        {text}
      </p>
      {halves && (
        <NoteButton
          title={`Split slide ${number} into two slides`}
          onClick={() => {
            commitEdit();
            splitSlideAt(slideIndex, halves);
          }}
        >
          Split into two
        </NoteButton>
      )}
      {onShorten && (
        <NoteButton
          title={`Rewrite slide ${number} in fewer words`}
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
