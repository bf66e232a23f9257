import { formatGradient, type LinearGradient } from "@slideloom/core/design";
import { clsx } from "clsx";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { moveStop, percentOf, stopRange } from "../gradient-stops.ts";

interface GradientBarProps {
  gradient: LinearGradient;
  selected: number;
  onSelect: (index: number) => void;
  onChange: (gradient: LinearGradient) => void;
  onAdd: (percent: number) => void;
  onRemove: (index: number) => void;
}

const bigStepPercent = 10;

/** Returns a key's step for a colour stop in percent; null for other keys. */
function findStep(key: string, isBig: boolean): number | null {
  const step = isBig ? bigStepPercent : 1;
  const steps: Record<string, number> = {
    ArrowLeft: -step,
    ArrowDown: -step,
    ArrowRight: step,
    ArrowUp: step,
    PageDown: -bigStepPercent,
    PageUp: bigStepPercent,
    Home: -100,
    End: 100,
  };
  return steps[key] ?? null;
}

/** The gradient with a handle for each colour stop. A handle is moved by dragging or with the arrow keys. */
export function GradientBar(props: GradientBarProps) {
  const { gradient, onAdd } = props;
  const barRef = useRef<HTMLDivElement>(null);
  const percentAt = (event: PointerEvent) => {
    const box = barRef.current?.getBoundingClientRect();
    return box ? ((event.clientX - box.left) / box.width) * 100 : 0;
  };
  return (
    <div className="px-2.5">
      <div ref={barRef} className="relative h-9">
        <div
          title="Click to add a colour"
          className="absolute inset-x-[-10px] inset-y-0 cursor-copy rounded-[9px] border border-line"
          style={{ backgroundImage: formatGradient({ ...gradient, angleDeg: 90 }) }}
          onPointerDown={(event) => {
            if (event.button === 0) onAdd(percentAt(event));
          }}
        />
        {gradient.stops.map((_, index) => (
          // Colour stops are identified by their order only.
          // oxlint-disable-next-line react/no-array-index-key
          <StopHandle key={index} {...props} index={index} percentAt={percentAt} />
        ))}
      </div>
    </div>
  );
}

interface StopHandleProps extends GradientBarProps {
  index: number;
  percentAt: (event: PointerEvent) => number;
}

function StopHandle({
  gradient,
  selected,
  index,
  percentAt,
  onSelect,
  onChange,
  onRemove,
}: StopHandleProps) {
  const stop = gradient.stops[index];
  if (!stop) return null;
  const percent = percentOf(stop.offset);
  const { minPercent, maxPercent } = stopRange(gradient, index);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = findStep(event.key, event.shiftKey);
    const isRemoval = event.key === "Delete" || event.key === "Backspace";
    if (step === null && !isRemoval) return;
    event.preventDefault();
    if (step === null) onRemove(index);
    else onChange(moveStop(gradient, index, percent + step));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`Position of colour ${index + 1}`}
      aria-valuemin={minPercent}
      aria-valuemax={maxPercent}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%, ${stop.color}`}
      title={`Colour ${index + 1}. Drag or use the arrow keys to move it, or press Delete to remove it.`}
      onFocus={() => onSelect(index)}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onSelect(index);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        onChange(moveStop(gradient, index, percentAt(event)));
      }}
      className={clsx(
        "absolute top-1/2 size-6 -translate-1/2 cursor-ew-resize touch-none rounded-full border-[3px] border-white shadow-[0_0_0_1px_rgb(16_24_40/0.45),0_1px_3px_rgb(16_24_40/0.5)]",
        index === selected && "z-10 ring-2 ring-accent ring-offset-2 ring-offset-surface",
      )}
      style={{ left: `${percent}%`, backgroundColor: stop.color }}
    />
  );
}
