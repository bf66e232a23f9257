import { getFormat } from "@slideloom/core/design";
import { Notice } from "../../../components/ui/notice.tsx";
import { useDesignStore } from "../../../state/design-store.ts";
import { useLayoutStore } from "../../../state/layout-store.ts";
import { goToSlide } from "../../../state/post-store.ts";
import { useSlideWarnings } from "../../../state/slide-warnings.ts";

/** Device pixels of a download a CSS px of the stage. */
const downloadScale = 2;

/** What the picture alone does not tell: text that does not fit, letters that no font has, a single post that grew. */
export function PreviewNotes() {
  const layouts = useLayoutStore((state) => state.layouts);
  const warnings = useSlideWarnings();
  const postType = useDesignStore((state) => state.postType);
  const format = getFormat(useDesignStore((state) => state.carouselFormat));
  const single = postType === "single" ? layouts[0] : undefined;
  const hasGrown = single && single.heightPx > format.heightPx;
  return (
    <div className="flex max-h-28 flex-col gap-2 overflow-y-auto px-3 empty:hidden sm:px-4">
      {warnings.length > 0 && (
        <Notice look="warning" role="status">
          <ul>
            {warnings.map(({ slide, message }) => (
              <li key={message}>
                {message}{" "}
                <button
                  type="button"
                  title={`Show slide ${slide + 1}`}
                  className="rounded font-medium underline underline-offset-2"
                  onClick={() => goToSlide(slide)}
                >
                  Show it
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {hasGrown && (
        <Notice look="info" role="status">
          The picture is taller than the {format.name} format: its download measures{" "}
          {single.widthPx * downloadScale} × {Math.round(single.heightPx * downloadScale)} pixels.
        </Notice>
      )}
    </div>
  );
}
