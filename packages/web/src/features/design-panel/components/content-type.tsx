import { FileText, GalleryHorizontalEnd } from "lucide-react";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { useAppearance } from "../../../state/carousel-store.ts";
import { setPostType } from "../../../state/appearance-edits.ts";

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

/** Choice between a carousel and a single post. */
export function ContentType() {
  const postType = useAppearance((appearance) => appearance.postType);
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
