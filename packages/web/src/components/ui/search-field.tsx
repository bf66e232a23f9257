import { clsx } from "clsx";
import { Search } from "lucide-react";

interface SearchFieldProps {
  label: string;
  /** By default, the label. */
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

/** A field with a magnifying glass. */
export function SearchField({ label, placeholder = label, ...props }: SearchFieldProps) {
  const { value, onChange, className } = props;
  return (
    <div className={clsx("relative", className)}>
      <Search
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        className="h-10 w-full rounded-[9px] border border-line bg-raised pr-2 pl-9 placeholder:text-muted hover:border-line-strong"
      />
    </div>
  );
}
