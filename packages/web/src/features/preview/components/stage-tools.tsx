import { type ComponentProps } from "react";
import { FocalPointHandle } from "./focal-point.tsx";
import { SlideBar } from "./slide-bar.tsx";

interface StageToolsProps extends ComponentProps<typeof SlideBar> {
  /** Size on the page divided by size in the layout: 0.5 for a slide shown at half size. */
  scale: number;
}

/** Controls on and under the current slide. */
export function StageTools({ scale, ...bar }: StageToolsProps) {
  const { image } = bar;
  return (
    <>
      {image && <FocalPointHandle key={image.slide} box={image} scale={scale} />}
      <SlideBar {...bar} />
    </>
  );
}
