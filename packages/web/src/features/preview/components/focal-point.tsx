import type { MediaBox } from "@slideloom/renderer";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { useDocument } from "../../../state/carousel-store.ts";
import {
  cancelFocalPoint,
  clampFocalPoint,
  commitFocalPoint,
  dragFocalPoint,
  findFocalPoint,
  type FocalPoint,
  setFocalPoint,
  useFocalPointStore,
} from "../on-slide/focal-point-store.ts";
import { describeFocalPoint } from "../on-slide/describe-focal-point.ts";

export interface CroppedImage extends MediaBox {
  focus: NonNullable<MediaBox["focus"]>;
}

/** Distance per press of an arrow key, as a fraction of the image's size. */
const stepShare = 0.02;
/** Distance per press of an arrow key with Shift, as a fraction of the image's size. */
const largeStepShare = 0.1;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FocalPointHandleProps {
  box: CroppedImage;
  /** Size on the page divided by size in the layout: 0.5 for a slide shown at half size. */
  scale: number;
}

/** Returns the handlers that drag the focal point, or move it with the arrow keys. */
function useFocalPointMoves({ box, scale }: FocalPointHandleProps, focus: Readonly<FocalPoint>) {
  const { slide } = box;
  const start = useRef<{ clientX: number; clientY: number; focus: readonly number[] } | null>(null);
  // Unmounting cancels the drag.
  useEffect(() => cancelFocalPoint, []);

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    // Dragging must not trigger the swipe to another slide.
    event.stopPropagation();
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { clientX: event.clientX, clientY: event.clientY, focus };
  };
  const handlePointerMove = ({ clientX, clientY }: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const [x = 0, y = 0] = from.focus;
    dragFocalPoint(
      slide,
      clampFocalPoint([
        x + (clientX - from.clientX) / (box.widthPx * scale),
        y + (clientY - from.clientY) / (box.heightPx * scale),
      ]),
    );
  };
  const end = (finish: () => void) => () => {
    start.current = null;
    finish();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && start.current) return end(cancelFocalPoint)();
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const by = event.shiftKey ? largeStepShare : stepShare;
    const [x, y] = direction;
    const moved = clampFocalPoint([focus[0] + x * by, focus[1] + y * by]);
    setFocalPoint(slide, moved, `focal point ${slide}`);
  };
  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: end(commitFocalPoint),
    onPointerCancel: end(cancelFocalPoint),
    onKeyDown: handleKeyDown,
  };
}

/** Handle for the focal point of a cropped image: dragged, or moved with the arrow keys. */
export function FocalPointHandle(props: FocalPointHandleProps) {
  const { box, scale } = props;
  const { slide } = box;
  const drag = useFocalPointStore((state) => state.drag);
  const own = useDocument(({ post }) => findFocalPoint(post, slide)?.join(" ") ?? null);
  const written = own === null ? box.focus : (own.split(" ").map(Number) as FocalPoint);
  const focus = drag?.slide === slide ? drag.focus : written;
  const moves = useFocalPointMoves(props, focus);
  return (
    <Tooltip text="Drag or use the arrow keys to choose what stays in view" side="top">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Focal point of the image on slide ${slide + 1}`}
        aria-roledescription="focal point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(focus[0] * 100)}
        aria-valuetext={describeFocalPoint(focus)}
        data-dragging={drag ? "" : undefined}
        className="absolute z-10 grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full opacity-0 transition-opacity group-hover/stage:opacity-100 focus-visible:opacity-100 data-dragging:cursor-grabbing data-dragging:opacity-100 pointer-coarse:opacity-100"
        style={{
          left: (box.xPx + focus[0] * box.widthPx) * scale,
          top: (box.yPx + focus[1] * box.heightPx) * scale,
        }}
        {...moves}
      >
        <span className="grid size-7 place-items-center rounded-full border-2 border-white bg-black/25 shadow-[0_0_0_1px_rgb(0_0_0/0.55),0_1px_6px_rgb(0_0_0/0.4)]">
          <span className="size-1.5 rounded-full bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.55)]" />
        </span>
      </div>
    </Tooltip>
  );
}
