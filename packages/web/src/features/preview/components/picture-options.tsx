import { findPictureTone } from "@slideloom/core/design";
import { readSlideMedia } from "@slideloom/core/document";
import { Image } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { useAppearance, useDocument } from "../../../state/carousel-store.ts";
import { changePicture } from "../../../state/slide-edits.ts";
import { describeFocalPoint } from "../on-slide/describe-focal-point.ts";
import { setFocalPoint } from "../on-slide/focal-point-store.ts";
import { BarPane, type BarPaneProps } from "./bar-pane.tsx";
import type { CroppedPicture } from "./focal-point.tsx";

const fits = [
  { value: "cover", label: "Fill", hint: "The picture fills its room and is cropped" },
  { value: "contain", label: "Whole picture", hint: "All of the picture is shown" },
] as const;

const tones = [
  { value: "natural", label: "Natural", hint: "The picture's own colours" },
  { value: "duotone", label: "Duotone", hint: "The picture in one tone, with the primary colour" },
] as const;

interface PictureOptionsProps extends Pick<BarPaneProps, "barRef"> {
  box: CroppedPicture;
}

/** How the slide's picture is drawn: fit, tone and the point that stays in view. */
export function PictureOptions({ box: { slide, focus }, barRef }: PictureOptionsProps) {
  const content = useDocument(({ post }) => post?.content[slide]);
  const design = useAppearance((appearance) => appearance.design);
  const media = content ? readSlideMedia(content) : null;
  const name = `slide ${slide + 1}`;
  return (
    <BarPane
      label={`Picture of ${name}`}
      button={
        <>
          <Image size={14} aria-hidden="true" className="shrink-0" />
          <span className="max-[479px]:sr-only">Picture</span>
        </>
      }
      hint={`Fit, tone and focal point of the picture on ${name}`}
      title={`Picture of ${name}`}
      widthPx={280}
      barRef={barRef}
    >
      {() => (
        <div className="flex flex-col gap-3">
          <Segmented
            label="Fit"
            value={media?.fit ?? "cover"}
            segments={fits}
            // Filling is what a picture does anyway.
            onValueChange={(fit) =>
              changePicture(
                slide,
                { fit: fit === "cover" ? null : fit },
                { label: "Change the picture's fit" },
              )
            }
          />
          <Segmented
            label="Tone"
            value={findPictureTone(design, media?.tone)}
            segments={tones}
            onValueChange={(tone) =>
              changePicture(slide, { tone }, { label: "Change the picture's tone" })
            }
          />
          <div className="flex min-h-8 items-center justify-between gap-2 text-xs text-muted">
            <p>
              Focal point: {describeFocalPoint(media?.focus ?? focus)}
              {!media?.focus && " (automatic)"}
            </p>
            {media?.focus && (
              <Button
                size="small"
                title="Leave the focal point to the layout"
                onClick={() => setFocalPoint(slide, null)}
              >
                Reset
              </Button>
            )}
          </div>
        </div>
      )}
    </BarPane>
  );
}
