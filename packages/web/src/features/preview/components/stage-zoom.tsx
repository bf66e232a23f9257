import { clsx } from "clsx";
import { Presentation, ZoomIn, ZoomOut } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { shortcutLabel } from "../../../lib/shortcuts.ts";
import { presentation } from "../present/presentation.ts";
import { describeZoom, zoomByStep } from "../zoom/zoom.ts";
import { followZoomGestures } from "../zoom/zoom-gestures.ts";
import { useZoom } from "../zoom/zoom-store.ts";

const iconProps = { size: 16, "aria-hidden": true } as const;

/** Buttons that zoom the slide and present the post. Small windows show them over the slide once it is zoomed. */
export function StageZoom({ areaRef }: { areaRef: RefObject<HTMLElement | null> }) {
  const factor = useZoom((zoom) => zoom.factor);
  useEffect(() => {
    const { current } = areaRef;
    const controller = new AbortController();
    if (current) followZoomGestures(current, controller.signal);
    return () => controller.abort();
  }, [areaRef]);
  const zoom = (direction: 1 | 0 | -1) => () => {
    if (areaRef.current) zoomByStep(areaRef.current, direction);
  };
  return (
    <div
      role="group"
      aria-label="Zoom"
      className={clsx(
        "z-10 m-2 flex items-center self-end rounded-[10px] border border-line bg-surface max-lg:justify-self-center max-lg:shadow-lg max-lg:[grid-area:stage] lg:justify-self-end lg:[grid-area:dots]",
        factor === 1 && "max-lg:hidden",
      )}
    >
      <IconButton
        label="Zoom out"
        shortcut={shortcutLabel("zoomOut")}
        side="top"
        aria-disabled={factor === 1}
        onClick={zoom(-1)}
      >
        <ZoomOut {...iconProps} />
      </IconButton>
      <Tooltip text="Fit the slide" shortcut={shortcutLabel("zoomFit")} side="top">
        <Button
          variant="ghost"
          size="small"
          aria-label={`Fit the slide, now at ${describeZoom(factor)}`}
          className="w-14 px-0! tabular-nums"
          onClick={zoom(0)}
        >
          {describeZoom(factor)}
        </Button>
      </Tooltip>
      <IconButton
        label="Zoom in"
        shortcut={shortcutLabel("zoomIn")}
        side="top"
        aria-disabled={factor === 4}
        onClick={zoom(1)}
      >
        <ZoomIn {...iconProps} />
      </IconButton>
      <IconButton
        label="Present"
        side="top"
        onClick={() => presentation.open()}
        className="max-lg:hidden"
      >
        <Presentation {...iconProps} />
      </IconButton>
    </div>
  );
}
