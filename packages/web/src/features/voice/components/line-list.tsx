import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/ui/button.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";

export const lineClassName =
  "h-10 w-full min-w-0 rounded-[9px] border border-line bg-raised px-3 placeholder:text-muted/80 hover:border-line-strong";

interface LineListProps<Line> {
  legend: string;
  hint?: string;
  /** Name of one line, e.g. `Claim`. */
  noun: string;
  lines: readonly Line[];
  empty: Line;
  most: number;
  onChange: (lines: Line[]) => void;
  /** Renders the fields of a line. */
  children: (line: Line, change: (line: Line) => void, label: string) => React.ReactNode;
}

/** An editable list. Each line has fields and a remove button. */
export function LineList<Line>(props: LineListProps<Line>) {
  const { legend, hint, noun, lines, empty, most, onChange, children } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const focusLine = (index: number) =>
    listRef.current?.children[index]?.querySelector("input")?.focus();
  const add = () => {
    flushSync(() => onChange([...lines, empty]));
    focusLine(lines.length);
  };
  const remove = (index: number) => {
    flushSync(() => onChange(lines.filter((_, other) => other !== index)));
    focusLine(Math.min(index, lines.length - 2));
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {hint && <p className="-mt-1.5 text-[13px] text-muted">{hint}</p>}
      <ul ref={listRef} className="flex flex-col gap-2 empty:hidden">
        {lines.map((line, index) => (
          // Lines are identified by their place only.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              {children(
                line,
                (changed) => onChange(lines.map((one, at) => (at === index ? changed : one))),
                `${noun} ${index + 1}`,
              )}
            </div>
            <IconButton
              label={`Remove ${noun.toLowerCase()} ${index + 1}`}
              onClick={() => remove(index)}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {lines.length < most && (
        <Button
          size="small"
          className="self-start"
          aria-label={`Add ${noun.toLowerCase()}`}
          onClick={add}
        >
          <Plus size={15} aria-hidden="true" />
          Add
        </Button>
      )}
    </fieldset>
  );
}
