import { getSizePreset } from "@slideloom/core/design";
import { Info, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useLayoutStore } from "../../../state/layout-store.ts";
import { useShownSlideIndex } from "../../../state/shown-post.ts";
import { useSlideWarnings } from "../../../state/slide-warnings.ts";
import { useCanEdit } from "../on-slide/use-can-edit.ts";
import { FitDialog } from "./fit-dialog.tsx";
import { useAppearance, goToSlide } from "../../../state/carousel-store.ts";

/** Device pixels of a download a CSS px of the stage. */
const downloadScale = 2;

const linkClassName = "shrink-0 rounded font-medium underline underline-offset-2";

/**
 * What the picture alone does not tell, in a row that always has its height, so that the stage stays where it is: text
 * that does not fit, letters that no font has, a single post that grew.
 */
export function PreviewNotes({
  onRewrite,
}: {
  onRewrite?: ((slideIndex: number) => void) | undefined;
}) {
  const [fittedSlide, setFittedSlide] = useState<number | null>(null);
  return (
    <div className="flex h-9 shrink-0 items-center justify-center gap-2 px-3 text-[13px] sm:px-4">
      <Warnings onFit={setFittedSlide} />
      {fittedSlide !== null && (
        <FitDialog
          slideIndex={fittedSlide}
          onClose={() => setFittedSlide(null)}
          onRewrite={onRewrite}
        />
      )}
    </div>
  );
}

function Warnings({ onFit }: { onFit: (slideIndex: number) => void }) {
  const current = useShownSlideIndex();
  // Media that are missing stand above the preview, with the ways to have them.
  const warnings = useSlideWarnings().filter(({ url }) => url === undefined);
  const canEdit = useCanEdit();
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  // The current slide comes first.
  const [first, ...others] = warnings.toSorted(
    (one, other) => Number(other.slide === current) - Number(one.slide === current),
  );
  if (!first) return <GrownNote />;
  const { slide, message } = first;
  const isHere = isSingle || slide === current;
  const isOverflow = message.endsWith("more text than fits");
  return (
    <div
      role="status"
      className="flex h-8 max-w-full min-w-0 items-center gap-2 rounded-lg border border-warning-line bg-warning-soft px-2.5 text-warning"
    >
      <TriangleAlert size={15} aria-hidden="true" className="shrink-0" />
      <span className="truncate" title={warnings.map((warning) => warning.message).join("\n")}>
        {message}
      </span>
      {!isHere && (
        <button
          type="button"
          title={`Show slide ${slide + 1}`}
          className={linkClassName}
          onClick={() => goToSlide(slide)}
        >
          Show it
        </button>
      )}
      {isOverflow && (
        <button
          type="button"
          title={`Shorten slide ${slide + 1}, split it or change the format`}
          disabled={!canEdit}
          className={linkClassName}
          onClick={() => {
            goToSlide(slide);
            onFit(slide);
          }}
        >
          Make it fit
        </button>
      )}
      {others.length > 0 && (
        <button
          type="button"
          title={others.map((warning) => warning.message).join("\n")}
          className={linkClassName}
          onClick={() => goToSlide(others[0]?.slide ?? current)}
        >
          {others.length} more
        </button>
      )}
    </div>
  );
}

function GrownNote() {
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  const sizePreset = getSizePreset(useAppearance((appearance) => appearance.carouselFormat));
  const single = useLayoutStore(({ slides }) => (isSingle ? slides[0] : undefined));
  if (!single || single.heightPx <= sizePreset.heightPx) return null;
  const text = `The picture is taller than the ${sizePreset.name} format: its download measures ${single.widthPx * downloadScale} × ${Math.round(single.heightPx * downloadScale)} pixels.`;
  return (
    <p role="status" title={text} className="flex min-w-0 items-center gap-2 text-muted">
      <Info size={15} aria-hidden="true" className="shrink-0" />
      <span className="line-clamp-2 leading-tight text-balance">{text}</span>
    </p>
  );
}
