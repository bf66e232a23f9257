import {
  formatGradient,
  type LinearGradient,
  parseGradient,
  pickBackgroundGradient,
} from "@slideloom/core/design";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { addStop, percentOf, recolorStop, removeStop, stopLimits } from "../gradient-stops.ts";
import { AngleField } from "./angle-field.tsx";
import { ColorField } from "./color-field.tsx";
import { GradientBar } from "./gradient-bar.tsx";
import { useAppearance, getAppearance } from "../../../state/carousel-store.ts";
import { setDesign } from "../../../state/appearance-edits.ts";

function setGradient(gradient: LinearGradient): void {
  const { design } = getAppearance();
  setDesign(pickBackgroundGradient(design, formatGradient(gradient)));
}

/** Editor for a custom background gradient: colour stops and angle. */
export function GradientEditor() {
  const design = useAppearance((appearance) => appearance.design);
  const [selected, setSelected] = useState(0);
  const gradient =
    design.backgroundType === "gradient" ? parseGradient(design.backgroundPattern) : null;
  if (!gradient) {
    const { primaryColor, secondaryColor } = design;
    const start = { color: primaryColor, offset: 0 };
    const end = { color: secondaryColor, offset: 1 };
    return (
      <Button
        size="small"
        className="self-start"
        title="Start with your primary and secondary colours"
        onClick={() => setGradient({ angleDeg: 135, stops: [start, end] })}
      >
        <Plus size={15} aria-hidden="true" />
        Custom gradient
      </Button>
    );
  }
  return <StopsAndAngle {...{ gradient, selected, setSelected }} />;
}

interface StopButtonsProps {
  /** Index of the selected colour. */
  index: number;
  count: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
}

function StopButtons({ index, count, onAdd, onRemove }: StopButtonsProps) {
  const isFull = count >= stopLimits.max;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        disabled={isFull}
        title={
          isFull
            ? "A gradient can have up to 5 colours"
            : "Add a colour in the widest gap between two colours"
        }
        onClick={onAdd}
      >
        <Plus size={15} aria-hidden="true" />
        Add colour
      </Button>
      <Button
        size="small"
        disabled={count <= stopLimits.min}
        title={`Remove colour ${index + 1}`}
        onClick={() => onRemove(index)}
      >
        <Minus size={15} aria-hidden="true" />
        Remove colour
      </Button>
    </div>
  );
}

interface StopsAndAngleProps {
  gradient: LinearGradient;
  selected: number;
  setSelected: (index: number) => void;
}

function StopsAndAngle({ gradient, selected, setSelected }: StopsAndAngleProps) {
  const index = Math.min(selected, gradient.stops.length - 1);
  const stop = gradient.stops[index];
  if (!stop) return null;
  const add = (percent?: number) => {
    const added = addStop(gradient, percent);
    if (!added) return;
    setGradient(added.gradient);
    setSelected(added.index);
  };
  const remove = (at: number) => {
    setGradient(removeStop(gradient, at));
    setSelected(Math.max(0, at - 1));
  };
  return (
    <fieldset className="flex flex-col gap-3 rounded-[10px] border border-line p-3">
      <legend className="px-1 font-medium text-muted">Custom gradient</legend>
      <GradientBar
        gradient={gradient}
        selected={index}
        onSelect={setSelected}
        onChange={setGradient}
        onAdd={add}
        onRemove={remove}
      />
      <ColorField
        key={index}
        label={`Colour ${index + 1} at ${percentOf(stop.offset)}%`}
        value={stop.color}
        onPick={(color) => setGradient(recolorStop(gradient, index, color))}
      />
      <StopButtons
        index={index}
        count={gradient.stops.length}
        onAdd={() => add()}
        onRemove={remove}
      />
      <AngleField
        angleDeg={gradient.angleDeg}
        onChange={(angleDeg) => setGradient({ ...gradient, angleDeg })}
      />
    </fieldset>
  );
}
