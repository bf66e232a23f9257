import type { SourceImage as OfferedImage } from "@slideloom/core/sources";
import { useState } from "react";
import { nameSourceImage, SourceImage } from "../../../components/source-image.tsx";
import { useSourceImages } from "../../../state/source-store.ts";
import { addSourceImage } from "../add-source-image.ts";

/** Images of the post's sources. A click adds one to the slide. */
export function SourceImages({ slideIndex }: { slideIndex: number }) {
  const images = useSourceImages();
  if (images.length === 0) return null;
  return (
    <div className="flex flex-col gap-2.5">
      <h3 className="font-semibold">From your source</h3>
      <p className="text-muted">Check that you may use an image before you publish it.</p>
      <div className="grid grid-cols-4 gap-2.5">
        {images.map((image) => (
          <ImageChoice key={image.url} image={image} slideIndex={slideIndex} />
        ))}
      </div>
    </div>
  );
}

function ImageChoice({ image, slideIndex }: { image: OfferedImage; slideIndex: number }) {
  const [isAdding, setIsAdding] = useState(false);
  const title = `Add ${nameSourceImage(image)} to slide ${slideIndex + 1}`;
  const add = async () => {
    setIsAdding(true);
    await addSourceImage(slideIndex, image);
    setIsAdding(false);
  };
  return (
    <button
      type="button"
      title={title}
      aria-label={title}
      aria-disabled={isAdding}
      className="rounded-lg"
      onClick={isAdding ? undefined : () => void add()}
    >
      <SourceImage image={image} />
    </button>
  );
}
