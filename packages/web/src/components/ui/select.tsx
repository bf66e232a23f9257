import { Check, ChevronDown } from "lucide-react";
import { Popover } from "radix-ui";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTypeAhead } from "./use-type-ahead.ts";

export interface SelectOption<Value extends string> {
  value: Value;
  /** Option name, used for type-ahead. */
  text: string;
  /** Custom content instead of the name. */
  content?: ReactNode;
}

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onValueChange: (value: Value) => void;
}

/** Returns the index of the option that a navigation key leads to; null for other keys. */
function findIndex(key: string, from: number, last: number): number | null {
  const targets: Record<string, number> = {
    ArrowDown: Math.min(from + 1, last),
    ArrowUp: Math.max(from - 1, 0),
    PageDown: Math.min(from + 8, last),
    PageUp: Math.max(from - 8, 0),
    Home: 0,
    End: last,
  };
  return targets[key] ?? null;
}

interface OptionRowProps {
  id: string;
  option: SelectOption<string>;
  isChosen: boolean;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function OptionRow({ id, option, isChosen, isActive, onActive, onChoose }: OptionRowProps) {
  return (
    // Keys are handled on the list, which has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-label={option.text}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      onPointerMove={onActive}
      onClick={onChoose}
      className="group flex min-h-9 cursor-pointer items-center gap-2 rounded-lg py-1.5 pr-2 pl-3 data-active:bg-accent-soft"
    >
      <span className="min-w-0 flex-1">{option.content ?? option.text}</span>
      <Check
        size={16}
        aria-hidden="true"
        className="hidden text-accent-ink group-aria-selected:block"
      />
    </div>
  );
}

interface ListProps<Value extends string> extends SelectProps<Value> {
  id: string;
}

/** The open list: keys move through it, Enter or a click chooses. */
function OptionList<Value extends string>({
  id,
  label,
  value,
  options,
  onValueChange,
}: ListProps<Value>) {
  const listRef = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const typeAhead = useTypeAhead(options.map(({ text }) => text));
  // Focuses the list before paint, because a key pressed right after opening would get lost.
  useLayoutEffect(() => listRef.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    listRef.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (chosen && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      onValueChange(chosen.value);
      return;
    }
    const target = findIndex(event.key, active, options.length - 1) ?? typeAhead(event, active);
    if (target === null) return;
    event.preventDefault();
    setActive(target);
  };
  return (
    <div
      ref={listRef}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={handleKeyDown}
      className="max-h-[min(384px,var(--radix-popover-content-available-height))] overflow-y-auto rounded-xl p-1 -outline-offset-2"
    >
      {options.map((option, index) => (
        <OptionRow
          key={option.value}
          id={`${id}-${index}`}
          option={option}
          isChosen={option.value === value}
          isActive={index === active}
          onActive={() => setActive(index)}
          onChoose={() => onValueChange(option.value)}
        />
      ))}
    </div>
  );
}

/** A labelled select. Unlike Radix's Select, it doesn't hide the page from assistive technology while it is open. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onValueChange } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const current = options.find((option) => option.value === value);
  return (
    <div>
      <span className="mb-1.5 block font-medium text-muted" aria-hidden="true">
        {label}
      </span>
      <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
        <Popover.Trigger asChild>
          <button
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={label}
            title={label}
            onKeyDown={(event) => {
              if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
              event.preventDefault();
              setIsOpen(true);
            }}
            className="flex h-10 w-full items-center gap-2 rounded-[9px] border border-line bg-raised px-3 text-left shadow-[0_1px_1px_rgb(16_24_40/0.04)] enabled:hover:border-line-strong disabled:cursor-not-allowed disabled:opacity-60"
          >
            <span className="min-w-0 flex-1 truncate">{current?.content ?? current?.text}</span>
            <ChevronDown size={16} aria-hidden="true" className="text-muted" />
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={label}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className="z-60 w-(--radix-popover-trigger-width) animate-[pop-in_120ms_ease-out] rounded-xl border border-line bg-raised shadow-xl outline-none"
          >
            <OptionList
              {...props}
              id={id}
              onValueChange={(chosen) => {
                onValueChange(chosen);
                setIsOpen(false);
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}
