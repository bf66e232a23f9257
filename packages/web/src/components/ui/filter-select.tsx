import { clsx } from "clsx";

interface FilterSelectProps {
  label: string;
  /** Empty for all. */
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
  className?: string;
}

/** A select that narrows a list. A value that is no longer among the options is shown, too. */
export function FilterSelect({ label, value, options, onChange, className }: FilterSelectProps) {
  const isKnown = value === "" || options.some((option) => option.value === value);
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={clsx(filterClassName, className)}
    >
      <option value="">{label}: all</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}

export const filterClassName =
  "h-10 rounded-[9px] border border-line bg-raised px-2.5 hover:border-line-strong";
