import { sliderStops, snapToStop } from "@slideloom/core/credits";
import { countNoun } from "@slideloom/core/text";
import { Slider } from "radix-ui";

const first = sliderStops[0];
const last = sliderStops.at(-1);
const marks = [10, 100, 500, 1000];
const positionOf = (credits: number) => sliderStops.indexOf(snapToStop(credits));
const lastPosition = sliderStops.length - 1;

interface CreditsSliderProps {
  /** Credits per month, at one of the slider's stops. */
  credits: number;
  onChange: (credits: number) => void;
}

/** A slider for credits per month. Stops are equally spaced, so that small values are easy to hit. */
export function CreditsSlider({ credits, onChange }: CreditsSliderProps) {
  return (
    <div>
      <Slider.Root
        min={0}
        max={lastPosition}
        value={[positionOf(credits)]}
        onValueChange={([position = 0]) => onChange(sliderStops[position] ?? credits)}
        className="relative flex h-11 touch-none items-center select-none"
      >
        <Slider.Track className="relative h-2 flex-1 rounded-full bg-line">
          <Slider.Range className="absolute h-full rounded-full bg-accent" />
        </Slider.Track>
        <Slider.Thumb
          aria-label="Credits per month"
          aria-valuemin={first}
          aria-valuemax={last}
          aria-valuenow={credits}
          aria-valuetext={`${countNoun(credits, "credit")} a month`}
          title="Drag or use the arrow keys"
          className="block size-6 cursor-grab rounded-full border-[3px] border-accent bg-raised shadow-md active:cursor-grabbing"
        />
      </Slider.Root>
      <div aria-hidden="true" className="relative mx-3 h-5 text-xs text-muted tabular-nums">
        {marks.map((mark) => (
          <span
            key={mark}
            className="absolute -translate-x-1/2"
            style={{ left: `${(positionOf(mark) / lastPosition) * 100}%` }}
          >
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
