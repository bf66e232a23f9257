import { Search, X } from "lucide-react";
import { useRef } from "react";

interface DesignSearchProps {
  value: string;
  onChange: (value: string) => void;
}

/** Search field for templates, colours and styles; Escape clears it. */
export function DesignSearch({ value, onChange }: DesignSearchProps) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    fieldRef.current?.focus();
  };
  return (
    <div role="search" className="relative mb-2">
      <Search
        size={15}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <input
        ref={fieldRef}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        aria-label="Search design options"
        title="Search design options"
        placeholder="Search design options"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          // Escape must not close the sheet around the panel.
          event.stopPropagation();
          clear();
        }}
        className="h-9 w-full rounded-[9px] border border-line bg-raised pr-9 pl-9 placeholder:text-muted placeholder:opacity-80 hover:border-line-strong"
      />
      {value !== "" && (
        <button
          type="button"
          title="Clear the search"
          aria-label="Clear the search"
          onClick={clear}
          className="absolute inset-y-0 right-0 flex w-9 items-center justify-center rounded-lg text-muted hover:text-ink"
        >
          <X size={15} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
