import { slideName } from "../../../lib/slide-name.ts";
import { useDocument } from "../../../state/carousel-store.ts";

/** If the JSON is invalid, lists the last valid slides, so that nothing seems lost. */
export function LastValidSlides() {
  const slides = useDocument((document) => document.lastPost?.content);
  const hasError = useDocument((document) => document.error !== null);
  if (!slides || !hasError) return null;
  return (
    <section aria-label="Last valid slides" className="flex flex-col gap-2 text-muted">
      <p>These are your last valid slides. Fix the JSON to edit them again.</p>
      <ol className="flex flex-col gap-2">
        {slides.map((slide, index) => (
          <li
            // The list is static.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className="flex items-center gap-2.5 rounded-[10px] border border-dashed border-line px-2.5 py-2"
          >
            <span className="w-7 shrink-0 text-center text-xs tabular-nums">{index + 1}</span>
            <span dir="auto" className="min-w-0 truncate">
              {slideName(slide.header)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
