import { usePostStore } from "../../../state/post-store.ts";
import { describeOrigins, summariseOrigins } from "../describe-origins.ts";
import { useGenerationOutcomeStore } from "../generation-outcome-store.ts";
import { DraftWarnings } from "./draft-warnings.tsx";

/** What a person should know of the draft that was written last: warnings, and whose words it holds. */
export function DraftReport() {
  const answer = useGenerationOutcomeStore((state) => state.answer);
  const post = usePostStore((state) => state.parsedJson);
  if (!answer) return null;
  const slides = post && answer.origins ? describeOrigins(post, answer.origins) : [];
  return (
    <>
      <DraftWarnings />
      {slides.length > 0 && (
        <details className="text-xs text-muted">
          <summary
            title="Whose sentences the slides hold"
            className="w-fit cursor-pointer rounded underline decoration-dotted underline-offset-2 hover:text-ink"
          >
            Whose words are these?
          </summary>
          <ol className="mt-1.5 flex flex-col gap-1.5">
            {slides.map((slide) => (
              <li key={slide.slideIndex}>
                Slide {slide.slideIndex + 1}: {summariseOrigins(slide)}
                {slide.framework.length > 0 && (
                  <ul className="mt-0.5 list-disc pl-4">
                    {slide.framework.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
