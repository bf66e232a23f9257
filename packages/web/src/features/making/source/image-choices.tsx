import type { SourceResponse } from "@slideloom/core/contract/sources";
import type { SourceImage as OfferedImage } from "@slideloom/core/sources";
import { countNoun } from "@slideloom/core/text";
import { Check } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { nameSourceImage, SourceImage } from "../../../components/source-image.tsx";
import { chooseImages, useSource } from "./source-store.ts";

/** Offers the images of sources for the slides that are about to be made. */
export function ImageChoices({ sources }: { sources: readonly SourceResponse[] }) {
  const chosen = useSource((state) => state.images);
  const images = sources.flatMap(({ source }) => source.images ?? []);
  if (images.length === 0) return null;
  const urls = images.map(({ url }) => url);
  const own = urls.filter((url) => chosen.includes(url));
  const others = chosen.filter((url) => !urls.includes(url));
  const isAll = own.length === urls.length;
  return (
    <details className="text-[13px]">
      <summary
        title="Choose images for the slides"
        className="w-fit cursor-pointer rounded text-muted hover:text-ink"
      >
        {countNoun(images.length, "image")}
        {own.length > 0 && `, ${own.length} chosen`}
      </summary>
      <p className="mt-1.5 text-muted">
        Chosen images are added to slides, with alt text and credit. Check that you may use them.
      </p>
      <div role="group" aria-label="Images for the slides" className="mt-2 grid grid-cols-4 gap-2">
        {images.map((image) => (
          <ImageToggle
            key={image.url}
            image={image}
            isChosen={chosen.includes(image.url)}
            onToggle={(isChosen) =>
              chooseImages(
                isChosen ? [...chosen, image.url] : chosen.filter((url) => url !== image.url),
              )
            }
          />
        ))}
      </div>
      <Button
        size="small"
        variant="ghost"
        title={isAll ? "Add no images" : "Add all images for which there are slides"}
        onClick={() => chooseImages(isAll ? others : [...others, ...urls])}
        className="mt-1 self-start"
      >
        {isAll ? "Choose none" : "Choose all"}
      </Button>
    </details>
  );
}

interface ImageToggleProps {
  image: OfferedImage;
  isChosen: boolean;
  onToggle: (isChosen: boolean) => void;
}

function ImageToggle({ image, isChosen, onToggle }: ImageToggleProps) {
  const name = `Add ${nameSourceImage(image)}`;
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      className={`relative rounded-lg ${isChosen ? "outline-2 outline-accent" : ""}`}
      onClick={() => onToggle(!isChosen)}
    >
      <SourceImage image={image} />
      {isChosen && (
        <span className="absolute top-1 right-1 rounded-full bg-accent p-0.5 text-white">
          <Check size={12} aria-hidden="true" />
        </span>
      )}
    </button>
  );
}
