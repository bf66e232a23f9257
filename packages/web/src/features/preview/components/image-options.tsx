import { readSlideMedia } from "@slideloom/core/document";
import { Image } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useDocument } from "../../../state/carousel-store.ts";
import { changeImageOptions } from "../../../state/slide-edits.ts";
import { describeFocalPoint } from "../on-slide/describe-focal-point.ts";
import { setFocalPoint } from "../on-slide/focal-point-store.ts";
import { BarPane, type BarPaneProps } from "../../../components/bar-pane.tsx";
import type { CroppedImage } from "./focal-point.tsx";

const fits = [
  { value: "cover", label: "Fill", hint: "The image fills its area and is cropped" },
  { value: "contain", label: "Whole image", hint: "Nothing is cropped" },
] as const;

const tones = [
  { value: "natural", label: "Natural", hint: "Keep the image's own colours" },
  { value: "duotone", label: "Duotone", hint: "Tint the image with the primary colour" },
] as const;

interface ImageOptionsProps extends Pick<BarPaneProps, "barRef"> {
  box: CroppedImage;
}

/** Controls for the slide's image: fit, tone and focal point. */
export function ImageOptions({ box: { slide, focus }, barRef }: ImageOptionsProps) {
  const content = useDocument(({ post }) => post?.content[slide]);
  const media = content ? readSlideMedia(content) : null;
  const name = `slide ${slide + 1}`;
  return (
    <BarPane
      label={`Image on ${name}`}
      button={
        <>
          <Image size={14} aria-hidden="true" className="shrink-0" />
          <span className="max-[479px]:sr-only">Image</span>
        </>
      }
      hint={`Change the fit, tone and focal point of the image on ${name}`}
      title={`Image on ${name}`}
      widthPx={280}
      barRef={barRef}
    >
      {() => (
        <div className="flex flex-col gap-3">
          <Segmented
            label="Fit"
            value={media?.fit ?? "cover"}
            segments={fits}
            // `cover` is the default, so it isn't stored.
            onValueChange={(fit) =>
              changeImageOptions(
                slide,
                { fit: fit === "cover" ? null : fit },
                { label: "Change the image's fit" },
              )
            }
          />
          <Segmented
            label="Tone"
            value={media?.tone ?? "natural"}
            segments={tones}
            onValueChange={(tone) =>
              changeImageOptions(slide, { tone }, { label: "Change the image's tone" })
            }
          />
          {content?.description.some(({ type }) => type === "two-columns") && (
            <FirstImage key={media?.before} slide={slide} shown={media?.before ?? ""} />
          )}
          <FocalPoint slide={slide} chosen={media?.focus} shown={media?.focus ?? focus} />
        </div>
      )}
    </BarPane>
  );
}

/** The address of the image beside this one, for the first of the slide's two columns. */
function FirstImage({ slide, shown }: { slide: number; shown: string }) {
  const save = (typed: string) => {
    const before = typed.trim();
    if (before === shown) return;
    const label = "Change the image of the first column";
    changeImageOptions(slide, { before: before === "" ? null : before }, { label });
  };
  return (
    <TextField
      label="Image of the first column"
      isOptional
      className="text-sm"
      inputMode="url"
      placeholder="https://"
      defaultValue={shown}
      onBlur={({ target }) => save(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Enter") save(currentTarget.value);
      }}
    />
  );
}

interface FocalPointProps {
  slide: number;
  /** The point that the person chose. */
  chosen: CroppedImage["focus"] | null | undefined;
  shown: CroppedImage["focus"];
}

function FocalPoint({ slide, chosen, shown }: FocalPointProps) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-2 text-xs text-muted">
      <p>
        Focal point: {describeFocalPoint(shown)}
        {!chosen && " (automatic)"}
      </p>
      {chosen && (
        <Button
          size="small"
          title="Let the layout choose the focal point"
          onClick={() => setFocalPoint(slide, null)}
        >
          Reset
        </Button>
      )}
    </div>
  );
}
