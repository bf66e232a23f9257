import { type ComponentProps } from "react";
import { dialogPlace } from "../../../components/lazy-part/dialog-place.tsx";
import { lazyPart } from "../../../components/lazy-part/lazy-part.tsx";
import { useIsOpen } from "../../../lib/dialog.ts";
import { iconDialog } from "../icons/icon-dialog.ts";
import { FocalPointHandle } from "./focal-point.tsx";
import { SlideBar } from "./slide-bar.tsx";

const IconPicker = lazyPart<object>(
  async () => (await import("./icon-picker.tsx")).loadIconPicker(),
  {
    name: "the icons",
    Place: dialogPlace<object>(() => ({ title: "Add an icon", onClose: iconDialog.close })),
  },
);

const AskedIconPicker = () => useIsOpen(iconDialog) && <IconPicker />;

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
      <AskedIconPicker />
    </>
  );
}
