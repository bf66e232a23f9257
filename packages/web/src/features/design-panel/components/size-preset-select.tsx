import { sizePresets } from "@slideloom/core/design";
import { Select } from "../../../components/ui/select.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";
import { setSizePreset } from "../../../state/appearance-edits.ts";

const sizePresetOptions = sizePresets.map(({ id, name, ratio, recommended }) => ({
  value: id,
  text: `${name} ${ratio}${recommended ? ", recommended" : ""}`,
  content: (
    <span className="flex items-center gap-2">
      {name} · {ratio}
      {recommended && (
        <span className="rounded-full bg-success-soft px-2 py-0.5 text-xs font-semibold text-success">
          Recommended
        </span>
      )}
    </span>
  ),
}));

/** Select for the carousel's format (the slides' aspect ratio). */
export function SizePresetSelect() {
  const sizePreset = useAppearance((appearance) => appearance.carouselFormat);
  return (
    <Select
      label="Carousel Format"
      value={sizePreset}
      options={sizePresetOptions}
      onValueChange={setSizePreset}
    />
  );
}
