import { maxBrandTextLength } from "@slideloom/core/design";
import { useId } from "react";

interface BrandFieldProps {
  label: string;
  placeholder: string;
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
}

export function BrandField({ label, placeholder, autoComplete, value, onChange }: BrandFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-muted">
        {label}
      </label>
      <input
        id={id}
        type="text"
        dir="auto"
        title={`Enter the ${label.toLowerCase()} that your slides show`}
        value={value}
        placeholder={placeholder}
        autoComplete={autoComplete}
        spellCheck={false}
        maxLength={maxBrandTextLength}
        onChange={(event) => onChange(event.target.value)}
        className="h-10 w-full min-w-0 rounded-[9px] border border-line bg-raised px-3 placeholder:text-muted/80 hover:border-line-strong"
      />
    </div>
  );
}
