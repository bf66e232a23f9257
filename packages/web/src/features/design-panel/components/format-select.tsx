import { formats } from "@slideloom/core/design";
import { Select } from "../../../components/ui/select.tsx";
import { setCarouselFormat, useDesignStore } from "../../../state/design-store.ts";

const formatOptions = formats.map(({ id, name, ratio, recommended }) => ({
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

/** The network that the pictures are made for. */
export function FormatSelect() {
  const format = useDesignStore((state) => state.carouselFormat);
  return (
    <Select
      label="Carousel Format"
      value={format}
      options={formatOptions}
      onValueChange={setCarouselFormat}
    />
  );
}
