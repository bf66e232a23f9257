import { getSizePreset, type SizePresetId } from "@slideloom/core/design";
import { rulesFor } from "@slideloom/core/networks";
import { ratioOf } from "@slideloom/core/publishing";
import { Segmented } from "../../../components/ui/segmented.tsx";
import type { PlannedTarget } from "../planned-target.ts";
import type { SlideSize } from "../publish-draft-store.ts";

interface SizeChoiceProps {
  target: PlannedTarget;
  own: SizePresetId;
  onChange: (size: SlideSize) => void;
}

/** Lets the person choose the network's slide size or the carousel's. If the ratios are equal, renders nothing. */
export function SizeChoice({ target, own, onChange }: SizeChoiceProps) {
  const { name, sizePreset } = rulesFor(target.connection);
  if (sizePreset === null || ratioOf(sizePreset) === ratioOf(own)) return null;
  const segments = [
    {
      value: "network",
      label: `${getSizePreset(sizePreset).ratio} for ${name}`,
      hint: `Lays the slides out for ${name}`,
    },
    {
      value: "carousel",
      label: `${getSizePreset(own).ratio}, as in the editor`,
      hint: "Keeps the carousel's size",
    },
  ] as const;
  return (
    <div>
      <span aria-hidden="true" className="mb-1.5 block font-semibold">
        Slide size
      </span>
      <Segmented
        label="Slide size"
        value={target.payload.slide_size ?? "network"}
        segments={segments}
        onValueChange={onChange}
      />
    </div>
  );
}
