import { useRef } from "react";
import { LayoutPicker } from "./layout-picker.tsx";
import type { CroppedImage } from "./focal-point.tsx";
import { ImageOptions } from "./image-options.tsx";
import { SlideTools } from "./slide-tools.tsx";
import { TemplatePicker } from "./template-picker.tsx";

interface SlideBarProps {
  image: CroppedImage | null;
  onAddImage?: ((slideIndex: number) => void) | undefined;
}

/** Actions for the whole slide, shown under it. */
export function SlideBar({ image, onAddImage }: SlideBarProps) {
  const barRef = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={barRef}
      className="absolute top-full left-1/2 mt-1 flex w-max max-w-[calc(100vw-24px)] min-w-full -translate-x-1/2 items-center gap-1"
    >
      <TemplatePicker barRef={barRef} />
      <LayoutPicker barRef={barRef} />
      {image && <ImageOptions box={image} barRef={barRef} />}
      <span className="ml-auto shrink-0">
        <SlideTools onAddImage={onAddImage} />
      </span>
    </div>
  );
}
