import { getSizePreset } from "@slideloom/core/design";
import { clsx } from "clsx";
import { Info, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { dialogPlace } from "../../../components/lazy-part/dialog-place.tsx";
import { lazyPart } from "../../../components/lazy-part/lazy-part.tsx";
import { useLayoutStore } from "../../../state/layout-store.ts";
import { useShownSlideIndex } from "../../../state/shown-post.ts";
import { type SlideWarning, useSlideWarnings } from "../../../state/slide-warnings.ts";
import { useCanEdit } from "../on-slide/use-can-edit.ts";
import { useDenseSlide } from "../use-density.ts";
import { DensityNote } from "./density-note.tsx";
import { NoteButton } from "./note-button.tsx";
import { useAppearance, goToSlide } from "../../../state/carousel-store.ts";

const FitDialog = lazyPart(async () => (await import("./fit-dialog.tsx")).FitDialog, {
  name: "this dialog",
  isAfterPreview: true,
  Place: dialogPlace(({ onClose }) => ({ title: "Make it fit", onClose })),
});

/** Pixels of a downloaded image per px of the layout. */
const downloadScale = 2;

/**
 * Notes about the drawn slides, such as overflowing text or missing glyphs. The fixed height keeps the slide from
 * moving.
 */
export function PreviewNotes({ onShorten }: Pick<NotesProps, "onShorten">) {
  const [fittedSlide, setFittedSlide] = useState<number | null>(null);
  return (
    <div className="flex h-9 shrink-0 items-center justify-center gap-2 px-3 text-[13px] sm:px-4">
      <Notes onFit={setFittedSlide} onShorten={onShorten} />
      {fittedSlide !== null && (
        <FitDialog
          slideIndex={fittedSlide}
          onClose={() => setFittedSlide(null)}
          onShorten={onShorten}
        />
      )}
    </div>
  );
}

interface NotesProps {
  onFit: (slideIndex: number) => void;
  /** Asks a model to shorten a slide; absent if no model is configured. */
  onShorten?: ((slideIndex: number) => void) | undefined;
}

function Notes({ onFit, onShorten }: NotesProps) {
  const current = useShownSlideIndex();
  // Missing media have their own notice above the preview.
  const warnings = useSlideWarnings().filter(({ url }) => url === undefined);
  const canEdit = useCanEdit();
  const dense = useDenseSlide();
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  // Sorts the current slide's warnings first.
  const [first, ...others] = warnings.toSorted(
    (one, other) => Number(other.slide === current) - Number(one.slide === current),
  );
  const isHere = first !== undefined && (isSingle || first.slide === current);
  // If the slide has a warning, a note about density would add nothing. Narrow windows show only one note.
  const density = dense && canEdit && !isHere && (
    <div className={clsx("min-w-0", first && "max-xl:hidden")}>
      <DensityNote dense={dense} onShorten={onShorten} />
    </div>
  );
  if (!first) return density || <GrownNote />;
  return (
    <>
      <Warning
        {...{ first, others, isHere, canEdit, onFit }}
        title={warnings.map(({ message }) => message).join("\n")}
      />
      {density}
    </>
  );
}

interface WarningProps extends Pick<NotesProps, "onFit"> {
  first: SlideWarning;
  others: readonly SlideWarning[];
  /** Whether the first warning concerns the current slide. */
  isHere: boolean;
  canEdit: boolean;
  title: string;
}

function Warning({ first, others, isHere, canEdit, title, onFit }: WarningProps) {
  const { slide, message } = first;
  const isOverflow = message.endsWith("more text than fits");
  return (
    <div
      role="status"
      className="flex h-8 max-w-full min-w-0 items-center gap-2 rounded-lg border border-warning-line bg-warning-soft px-2.5 text-warning"
    >
      <TriangleAlert size={15} aria-hidden="true" className="shrink-0" />
      <span className="truncate" title={title}>
        {message}
      </span>
      {!isHere && (
        <NoteButton title={`Show slide ${slide + 1}`} onClick={() => goToSlide(slide)}>
          Show it
        </NoteButton>
      )}
      {isOverflow && (
        <NoteButton
          title={`Shorten slide ${slide + 1}, split it or change the format`}
          disabled={!canEdit}
          onClick={() => {
            goToSlide(slide);
            onFit(slide);
          }}
        >
          Make it fit
        </NoteButton>
      )}
      {others.length > 0 && (
        <NoteButton
          title={others.map((warning) => warning.message).join("\n")}
          onClick={() => goToSlide(others[0]?.slide ?? slide)}
        >
          {others.length} more
        </NoteButton>
      )}
    </div>
  );
}

function GrownNote() {
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  const sizePreset = getSizePreset(useAppearance((appearance) => appearance.carouselFormat));
  const single = useLayoutStore(({ slides }) => (isSingle ? slides[0] : undefined));
  if (!single || single.heightPx <= sizePreset.heightPx) return null;
  const text = `The finished image is taller than the ${sizePreset.name} format. The download is ${single.widthPx * downloadScale} × ${Math.round(single.heightPx * downloadScale)} px.`;
  return (
    <p role="status" title={text} className="flex min-w-0 items-center gap-2 text-muted">
      <Info size={15} aria-hidden="true" className="shrink-0" />
      <span className="line-clamp-2 leading-tight text-balance">{text}</span>
    </p>
  );
}
