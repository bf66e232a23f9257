import { findLocalMedium, useLocalMediaStore } from "../../../state/local-media-store.ts";
import { useMediumSource } from "../medium-source.ts";
import { assignMedium, useMediaSlide } from "../slide-media.ts";
import { MediumCard } from "./medium-card.tsx";
import { MediumPreview } from "./medium-preview.tsx";
import { SourceImages } from "./source-images.tsx";
import { UploadButton } from "./upload-button.tsx";
import { useDocument, useMediaUrls } from "../../../state/carousel-store.ts";
import { findMedium } from "@slideloom/core/document";

function MediumChoice({ url, slideIndex }: { url: string; slideIndex: number }) {
  const { fileName } = useMediumSource(url);
  const title = `Use ${fileName} on slide ${slideIndex + 1}`;
  return (
    <button
      type="button"
      title={title}
      aria-label={title}
      className="rounded-lg"
      onClick={() => assignMedium(slideIndex, url)}
    >
      <MediumPreview url={url} className="aspect-square w-full hover:border-line-strong" />
    </button>
  );
}

/** Returns the other slides' media, without duplicates. */
function useOtherMedia(slideIndex: number): string[] {
  const mediaUrls = useMediaUrls();
  const files = useLocalMediaStore((state) => state.files);
  const urls = new Set(Object.values(mediaUrls));
  return [...urls].filter(
    (url) =>
      url !== mediaUrls[slideIndex] &&
      (!url.startsWith("local:") || findLocalMedium(url, files) !== null),
  );
}

/** The current slide's media, with ways to upload an image or reuse one from the post. */
export function SlideMedia() {
  const slideIndex = useMediaSlide();
  const hasMedium = useDocument((document) => findMedium(document, slideIndex) !== null);
  const others = useOtherMedia(slideIndex);
  return (
    <section aria-label={`Media on slide ${slideIndex + 1}`} className="flex flex-col gap-4">
      <h3 className="font-semibold">Slide {slideIndex + 1}</h3>
      {hasMedium ? (
        <MediumCard slideIndex={slideIndex} />
      ) : (
        <>
          <p className="text-muted">
            No image or video yet. Upload, drop or paste one, or add its URL in Media Assets.
          </p>
          <UploadButton
            slideIndex={slideIndex}
            label="Upload an image"
            title={`Upload an image for slide ${slideIndex + 1}`}
          />
        </>
      )}
      <SourceImages slideIndex={slideIndex} />
      {others.length > 0 && (
        <div className="flex flex-col gap-2.5">
          <h3 className="font-semibold">Already in this post</h3>
          <div className="grid grid-cols-4 gap-2.5">
            {others.map((url) => (
              <MediumChoice key={url} url={url} slideIndex={slideIndex} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
