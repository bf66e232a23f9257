import { ImageUp } from "lucide-react";
import { clsx } from "clsx";
import { addImage } from "../add-image.ts";

interface UploadButtonProps {
  slideIndex: number;
  label: string;
  /** Tooltip; explains what the label doesn't. */
  title: string;
  size?: keyof typeof sizes;
}

const sizes = {
  wide: "h-10 w-full rounded-[9px] border-dashed border-line-strong",
  small: "h-8 rounded-lg border-line px-2.5 text-[13px]",
};

/** Adds an image from this device to a slide. */
export function UploadButton({ slideIndex, label, title, size = "wide" }: UploadButtonProps) {
  return (
    <label
      title={title}
      className={clsx(
        "relative inline-flex cursor-pointer items-center justify-center gap-2 border bg-raised font-medium hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
        sizes[size],
      )}
    >
      <ImageUp size={16} aria-hidden="true" />
      {label}
      <input
        type="file"
        accept="image/*"
        aria-label={title}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allows choosing the same file again.
          event.target.value = "";
          if (file) void addImage(file, slideIndex);
        }}
      />
    </label>
  );
}
