import { formats } from "@slideloom/core/design";
import { FileText, GalleryHorizontalEnd } from "lucide-react";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { setCarouselFormat, setPostType, useDesignStore } from "../../../state/design-store.ts";
import { DesignElements } from "./design-elements.tsx";

const contentTypes = [
  {
    value: "carousel",
    hint: "Multiple slides",
    label: (
      <>
        <GalleryHorizontalEnd size={16} aria-hidden="true" />
        Carousel Post
      </>
    ),
  },
  {
    value: "single",
    hint: "Static content",
    label: (
      <>
        <FileText size={16} aria-hidden="true" />
        Single Post
      </>
    ),
  },
] as const;

function ContentType() {
  const postType = useDesignStore((state) => state.postType);
  return (
    <div>
      <span aria-hidden="true" className="mb-1.5 block font-medium text-muted">
        Content Type
      </span>
      <Segmented
        label="Content Type"
        value={postType}
        segments={contentTypes}
        onValueChange={setPostType}
      />
    </div>
  );
}

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

function FormatSelect() {
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

/** Everything that decides how the post looks. */
export function SettingsPanel() {
  return (
    <div className="flex flex-col gap-5">
      <ContentType />
      <FormatSelect />
      <hr className="border-line" />
      <DesignElements />
    </div>
  );
}
