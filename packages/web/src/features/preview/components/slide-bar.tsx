import { useRef } from "react";
import { LayoutPicker } from "./layout-picker.tsx";
import type { CroppedPicture } from "./focal-point.tsx";
import { PictureOptions } from "./picture-options.tsx";
import { SlideTools } from "./slide-tools.tsx";
import { TemplatePicker } from "./template-picker.tsx";

interface SlideBarProps {
  /** The slide's image, if it is cropped. */
  picture: CroppedPicture | null;
  onAddPicture?: ((slideIndex: number) => void) | undefined;
}

/** Actions for the whole slide, shown under it. */
export function SlideBar({ picture, onAddPicture }: SlideBarProps) {
  const barRef = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={barRef}
      className="absolute top-full left-1/2 mt-1 flex w-max max-w-[calc(100vw-24px)] min-w-full -translate-x-1/2 items-center gap-1"
    >
      <TemplatePicker barRef={barRef} />
      <LayoutPicker barRef={barRef} />
      {picture && <PictureOptions box={picture} barRef={barRef} />}
      <span className="ml-auto shrink-0">
        <SlideTools onAddPicture={onAddPicture} />
      </span>
    </div>
  );
}
