import { Switch } from "radix-ui";
import { useId } from "react";
import { assignMedium, useMediaSlide } from "../slide-media.ts";
import { useMediaUrl } from "../use-media-url.ts";
import { MediaUrlField } from "./media-url-field.tsx";
import { MediumCard } from "./medium-card.tsx";
import { UploadButton } from "./upload-button.tsx";
import { useDocument, useAppearance } from "../../../state/carousel-store.ts";
import { setMediaEnabled } from "../../../state/appearance-edits.ts";
import { findMedium } from "@slideloom/core/document";

export function MediaSupport() {
  const id = useId();
  const isEnabled = useAppearance((appearance) => appearance.enableMedia);
  const slideIndex = useMediaSlide();
  const hasMedium = useDocument((document) => findMedium(document, slideIndex) !== null);
  const field = useMediaUrl((url) => assignMedium(slideIndex, url));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-medium text-muted">
          Media Support
        </h2>
        <label className="flex min-h-6 cursor-pointer items-center gap-2">
          <span>{isEnabled ? "Enabled" : "Disabled"}</span>
          <Switch.Root
            checked={isEnabled}
            onCheckedChange={setMediaEnabled}
            aria-label="Media Support"
            title={isEnabled ? "Hide media on all slides" : "Show media on all slides"}
            className="relative h-[22px] w-[38px] shrink-0 rounded-full bg-line-strong transition-colors data-[state=checked]:bg-accent"
          >
            <Switch.Thumb className="block size-4 translate-x-[3px] rounded-full bg-white shadow transition-transform data-[state=checked]:translate-x-[19px]" />
          </Switch.Root>
        </label>
      </div>
      <p className="-mt-1.5 text-xs text-muted">Shows images and videos on all slides.</p>
      {hasMedium ? (
        <MediumCard slideIndex={slideIndex} />
      ) : (
        <div>
          <UploadButton
            slideIndex={slideIndex}
            label="Upload an image"
            title={`Upload an image for slide ${slideIndex + 1}`}
          />
          <p className="mt-1.5 text-xs text-muted">JPG, PNG, GIF up to 5MB</p>
        </div>
      )}
      <MediaUrlField
        label="Image or video URL"
        field={field}
        button="Set"
        buttonTitle={`Use this media on slide ${slideIndex + 1}`}
      />
    </section>
  );
}
