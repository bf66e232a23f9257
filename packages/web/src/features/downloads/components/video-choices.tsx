import { type SizePresetId, slideTransitionLabels, slideTransitions } from "@slideloom/core/design";
import { type VideoOptions, videoTypes } from "@slideloom/renderer/browser";
import { countNoun } from "@slideloom/core/text";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { videoTypeNames } from "../video/describe-video.ts";
import { videoSizes } from "../video/video-sizes.ts";
import { chooseVideo } from "../video/video-store.ts";

const hints = { mp4: "Plays everywhere and works on every network", webm: "For websites" };

const types = videoTypes.map((value) => ({
  value,
  label: videoTypeNames[value],
  hint: hints[value],
}));

const sizes = videoSizes.map(({ sizePreset, name }) => ({ value: sizePreset, text: name }));

const durations = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  text: countNoun(index + 1, "second"),
}));

const transitions = slideTransitions.map((value) => ({
  value,
  text: slideTransitionLabels[value],
}));

interface VideoChoicesProps extends VideoOptions {
  sizePreset: SizePresetId;
}

export function VideoChoices({ type, sizePreset, seconds, transition }: VideoChoicesProps) {
  return (
    <>
      <Segmented
        label="File"
        value={type}
        segments={types}
        onValueChange={(chosen) => chooseVideo({ type: chosen })}
      />
      <Select
        label="Size"
        value={sizePreset}
        options={sizes}
        onValueChange={(chosen) => chooseVideo({ sizePreset: chosen })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Each slide"
          value={String(seconds)}
          options={durations}
          onValueChange={(chosen) => chooseVideo({ seconds: Number(chosen) })}
        />
        <Select
          label="Transition"
          value={transition}
          options={transitions}
          onValueChange={(chosen) => chooseVideo({ transition: chosen })}
        />
      </div>
    </>
  );
}
