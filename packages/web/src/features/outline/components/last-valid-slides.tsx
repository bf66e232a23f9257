import { slideName } from "../../../lib/slide-name.ts";
import { useDocument } from "../../../state/carousel-store.ts";

/** While the text is no valid post: its slides as they last were, to see that nothing is lost, and why they rest. */
export function LastValidSlides() {
  const slides = useDocument((document) => document.lastPost?.content);
  const hasError = useDocument((document) => document.error !== null);
  if (!slides || !hasError) return null;
  return (
    <section aria-label="Slides before the error" className="flex flex-col gap-2 text-muted">
      <p>These were the slides. They can be changed again once the JSON is valid.</p>
      <ol className="flex flex-col gap-2">
        {slides.map((slide, index) => (
          <li
            // Nothing moves here.
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
