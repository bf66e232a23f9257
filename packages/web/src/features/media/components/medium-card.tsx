import { mediaFileLabel } from "@slideloom/core/media";
import { Trash2 } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { useMediumSource } from "../medium-source.ts";
import { removeMedium } from "../slide-media.ts";
import { MediumPreview } from "./medium-preview.tsx";
import { MediumTrouble } from "./medium-trouble.tsx";
import { UploadButton } from "./upload-button.tsx";
import { useUnsentMedia } from "../../../state/upload-failures.ts";
import { useDocument, useAppearance } from "../../../state/carousel-store.ts";
import { findMedium } from "@slideloom/core/document";

function Card({ slideIndex, url }: { slideIndex: number; url: string }) {
  const { fileName } = useMediumSource(url);
  const isShown = useAppearance((appearance) => appearance.enableMedia);
  const isUnsent = useUnsentMedia().some((medium) => medium.slideIndex === slideIndex);
  return (
    <div className="flex flex-col gap-2">
      <MediumPreview url={url} className="h-28 w-full" />
      <p title={fileName} className="truncate text-xs text-muted">
        {mediaFileLabel(fileName)}
        {isUnsent && " · not uploaded"}
        {!isShown && " · hidden while Media Support is disabled"}
      </p>
      <div className="flex flex-wrap gap-2">
        <UploadButton
          slideIndex={slideIndex}
          label="Replace"
          title={`Replace the media on slide ${slideIndex + 1} with an image from this device`}
          size="small"
        />
        <Button
          size="small"
          title={`Remove the media from slide ${slideIndex + 1}`}
          onClick={() => removeMedium(slideIndex)}
        >
          <Trash2 size={15} aria-hidden="true" />
          Remove
        </Button>
      </div>
      <MediumTrouble slideIndex={slideIndex} />
    </div>
  );
}

/** The slide's media with its actions; renders nothing without media. */
export function MediumCard({ slideIndex }: { slideIndex: number }) {
  const url = useDocument((document) => findMedium(document, slideIndex));
  return url === null ? null : <Card slideIndex={slideIndex} url={url} />;
}
