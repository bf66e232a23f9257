import { headerLabel } from "@slideloom/core/document";
import { mediaFileLabel } from "@slideloom/core/media";
import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { slideName } from "../../../lib/slide-name.ts";
import { useMediumSource } from "../medium-source.ts";
import { assignMedium, removeMedium, useMediaSlide } from "../slide-media.ts";
import { isWebAddress } from "../medium-trouble.ts";
import { useMediaUrl } from "../use-media-url.ts";
import { MediaUrlField } from "./media-url-field.tsx";
import { MediumPreview } from "./medium-preview.tsx";
import { MediumTrouble } from "./medium-trouble.tsx";
import { useUnsentMedia } from "../../../state/upload-failures.ts";
import { useDocument, useMediaUrls } from "../../../state/carousel-store.ts";

/** Returns the slide that the panel edits. The person's choice lasts until the current slide changes. */
function useChosenSlide(slideCount: number) {
  const looked = useMediaSlide();
  const [choice, setChoice] = useState({ looked, slideIndex: looked });
  const chosen = choice.looked === looked ? choice.slideIndex : looked;
  return {
    slideIndex: Math.min(chosen, Math.max(0, slideCount - 1)),
    choose: (slideIndex: number) => setChoice({ looked, slideIndex }),
  };
}

interface AssignedMediumProps {
  slideIndex: number;
  url: string;
  header: string;
  onReplace: () => void;
}

function AssignedMedium({ slideIndex, url, header, onReplace }: AssignedMediumProps) {
  const { fileName } = useMediumSource(url);
  const isUnsent = useUnsentMedia().some((medium) => medium.slideIndex === slideIndex);
  const place = `slide ${slideIndex + 1}`;
  return (
    <li className="flex flex-col gap-2">
      <div className="flex items-center gap-2.5">
        <MediumPreview url={url} className="size-12 shrink-0" />
        <div className="min-w-0 flex-1">
          <p title={fileName} className="truncate font-medium">
            {mediaFileLabel(fileName)}
          </p>
          <p className="truncate text-xs text-muted">
            Slide {slideIndex + 1}
            {isUnsent && ", not uploaded"}: {slideName(header)}
          </p>
        </div>
        <IconButton label={`Replace the media on ${place}`} onClick={onReplace}>
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Remove the media from ${place}`}
          onClick={() => removeMedium(slideIndex)}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <MediumTrouble slideIndex={slideIndex} />
    </li>
  );
}

const listOptions = (slides: readonly { header: string }[]) =>
  (slides.length > 0 ? slides : [{ header: "" }]).map(({ header }, index) => ({
    value: String(index),
    text: `Slide ${index + 1}: ${headerLabel(header, 20)}`.replace(/: $/, ""),
  }));

/** Adds media to any slide, and lists all assigned media. */
export function MediaAssets() {
  const slides = useDocument((document) => document.post?.content) ?? [];
  const slideIds = useDocument((document) => document.slideIds);
  const mediaUrls = useMediaUrls();
  const { slideIndex, choose } = useChosenSlide(slides.length);
  const inputRef = useRef<HTMLInputElement>(null);
  const field = useMediaUrl((url) => assignMedium(slideIndex, url));
  const replace = (index: number, url: string) => {
    choose(index);
    field.type(isWebAddress(url) ? url : "");
    inputRef.current?.focus();
    inputRef.current?.select();
  };
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-heading text-[15px] font-semibold">Media Assets</h2>
      <MediaUrlField
        label="Media URL"
        field={field}
        button="Assign media"
        buttonTitle={`Use this media on slide ${slideIndex + 1}`}
        inputRef={inputRef}
      >
        <Select
          label="Slide"
          value={String(slideIndex)}
          options={listOptions(slides)}
          onValueChange={(value) => choose(Number(value))}
        />
      </MediaUrlField>
      <p className="text-xs text-muted">
        Supported: JPG, PNG, GIF, WebP, SVG, MP4, WebM, OGG. To upload a file, use “Upload an image”
        above.
      </p>
      <section aria-label="Assigned media">
        <h3 className="mb-2 font-semibold">Assigned media</h3>
        <ul className="flex flex-col gap-3 empty:hidden">
          {slides.flatMap(({ header }, index) => {
            const url = mediaUrls[index];
            if (url === undefined) return [];
            return (
              <AssignedMedium
                key={slideIds[index]}
                slideIndex={index}
                url={url}
                header={header}
                onReplace={() => replace(index, url)}
              />
            );
          })}
        </ul>
        {!slides.some((_, index) => mediaUrls[index] !== undefined) && (
          <p className="text-muted">No slide has an image or video yet.</p>
        )}
      </section>
    </div>
  );
}
