import { ArrowUp } from "lucide-react";
import { useId, useState } from "react";

interface AngleFieldProps {
  /** CSS angle: 0 points up, 90 right. */
  angleDeg: number;
  onChange: (angleDeg: number) => void;
}

/** An angle as slider and number, with an arrow in its direction. */
export function AngleField({ angleDeg, onChange }: AngleFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = ((Math.round(angleDeg) % 360) + 360) % 360;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-muted">
        Angle
      </label>
      <div className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full border border-line bg-sunken text-muted"
        >
          <ArrowUp size={18} style={{ transform: `rotate(${angleDeg}deg)` }} />
        </span>
        <input
          id={id}
          type="range"
          min={0}
          max={359}
          value={shown}
          title="Rotate the gradient"
          aria-valuetext={`${shown} degrees`}
          onChange={(event) => {
            setTyped(null);
            onChange(Number(event.target.value));
          }}
          className="h-10 min-w-0 flex-1 accent-accent"
        />
        <input
          type="number"
          min={0}
          max={360}
          aria-label="Angle in degrees"
          title="Angle in degrees"
          value={typed ?? shown}
          onChange={(event) => {
            setTyped(event.target.value);
            const degrees = event.target.valueAsNumber;
            if (degrees >= 0 && degrees <= 360) onChange(Math.round(degrees));
          }}
          onBlur={() => setTyped(null)}
          className="h-10 w-16 rounded-[9px] border border-line bg-raised px-2 font-mono text-[13px] hover:border-line-strong"
        />
      </div>
    </div>
  );
}
