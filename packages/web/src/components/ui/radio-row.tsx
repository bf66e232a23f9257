interface RadioRowProps {
  /** Name of the group. */
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A radio button with its label, one of several below each other. */
export function RadioRow({ name, label, isChosen, onChoose }: RadioRowProps) {
  return (
    <label className="flex min-h-8 items-center gap-2.5">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}
