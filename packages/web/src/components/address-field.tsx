import { CopyButton } from "./ui/copy-button.tsx";

interface AddressFieldProps {
  label: string;
  url: string;
  /** Tooltip of the copy button. */
  copyTitle: string;
}

/** A read-only address, selected on focus, with a copy button. */
export function AddressField({ label, url, copyTitle }: AddressFieldProps) {
  return (
    <div className="flex gap-2">
      <input
        readOnly
        aria-label={label}
        value={url}
        onFocus={(event) => event.target.select()}
        className="h-10 min-w-0 flex-1 rounded-[9px] border border-line bg-sunken px-3"
      />
      <CopyButton text={url} title={copyTitle} className="h-10!" />
    </div>
  );
}
