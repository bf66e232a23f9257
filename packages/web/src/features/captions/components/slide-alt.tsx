import { useRef } from "react";
import { describeSlide, type Post } from "@slideloom/core/document";
import { CaptionField } from "../../../components/caption-field.tsx";
import { editSlideAlt } from "../../../state/caption-edits.ts";
import { goToSlide, useDocument, useSlideIndex } from "../../../state/carousel-store.ts";
import { useLostAlts } from "../../../state/lost-alts.ts";
import { restoreAlts } from "../../../state/restore-alts.ts";
import { useWantedField } from "../use-wanted-field.ts";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { ChevronLeft, ChevronRight } from "lucide-react";

const linkClassName =
  "rounded font-medium text-accent-ink underline underline-offset-2 pointer-coarse:py-2";

/** The current slide's alt text, and buttons to the slides beside it. */
export function SlideAlt({ post }: { post: Post }) {
  const sectionRef = useRef<HTMLElement>(null);
  useWantedField("alt", sectionRef);
  const slideIndex = useSlideIndex();
  const slideId = useDocument(({ slideIds }) => slideIds[slideIndex] ?? "");
  const lost = useLostAlts(({ alts }) => alts[slideId]);
  const slide = post.content[slideIndex];
  if (!slide) return null;
  const { alt = "", ...words } = slide;
  const suggested = describeSlide(
    { ...post, content: post.content.with(slideIndex, words) },
    slideIndex,
  );
  return (
    <section ref={sectionRef} aria-label="Alt text" className="relative">
      <CaptionField
        label={`Alt text for slide ${slideIndex + 1}`}
        rows={3}
        value={alt}
        placeholder={suggested}
        onChange={(text) => editSlideAlt(slideIndex, text)}
        note={
          alt.trim() === ""
            ? "Describes the slide to people who can't see it. If empty, we use the slide's words."
            : "If you change the slide's words, we delete this alt text."
        }
      />
      {alt.trim() === "" && lost !== undefined && (
        <p className="mt-1 text-[13px] text-muted">
          The slide's words changed, so we deleted “<bdi>{lost}</bdi>”.{" "}
          <button type="button" className={linkClassName} onClick={() => restoreAlts([slideId])}>
            Restore
          </button>
        </p>
      )}
      <div className="absolute -top-1.5 right-0 flex pointer-coarse:-top-3">
        <IconButton
          label="Previous slide's alt text"
          className="size-8! pointer-coarse:size-11!"
          disabled={slideIndex === 0}
          onClick={() => goToSlide(slideIndex - 1)}
        >
          <ChevronLeft size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Next slide's alt text"
          className="size-8! pointer-coarse:size-11!"
          disabled={slideIndex === post.content.length - 1}
          onClick={() => goToSlide(slideIndex + 1)}
        >
          <ChevronRight size={16} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
