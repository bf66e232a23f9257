import { clsx } from "clsx";
import { CopyButton } from "./copy-button.tsx";

interface CodeBlockProps {
  /** The accessible name. */
  label: string;
  code: string;
  className?: string;
}

/** A capture group, so `split` returns quoted strings as every second part. */
const quoted = /((?<!\\)"(?:[^"\\\n]|\\.)*")/;

/** Code to read and copy, with highlighted strings. */
export function CodeBlock({ label, code, className }: CodeBlockProps) {
  return (
    <div className={clsx("relative rounded-xl border border-[#273052] bg-[#0f1424]", className)}>
      {/* Scrolls sideways, so the keyboard must reach it. */}
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={label}
        className="overflow-x-auto rounded-xl p-4 pr-20 text-[13px] max-sm:pt-12 max-sm:pr-4 leading-relaxed text-[#d7dcf0]"
      >
        <code>
          {code.split(quoted).map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              <span key={index} className="text-[#a9b4ff]">
                {part}
              </span>
            ),
          )}
        </code>
      </pre>
      <CopyButton
        text={code}
        title={`Copy: ${label}`}
        variant="night"
        className="absolute top-2 right-2"
      />
    </div>
  );
}
