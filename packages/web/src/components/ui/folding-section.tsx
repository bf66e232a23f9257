import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { Collapsible } from "radix-ui";
import { type ReactNode, type Ref, useId } from "react";

interface FoldingSectionProps {
  title: string;
  /** The heading's level. */
  level?: 2 | 3;
  /** What is in it while it is folded, in short. */
  summary?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that folds it. */
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A part of a panel under a heading that folds it. */
export function FoldingSection(props: FoldingSectionProps) {
  const { title, level = 3, summary, isOpen, onOpenChange, ref, children } = props;
  const summaryId = useId();
  const Heading = level === 2 ? "h2" : "h3";
  const isMain = level === 2;
  return (
    <Collapsible.Root open={isOpen} onOpenChange={onOpenChange}>
      <div className="relative">
        <Heading className={clsx("font-semibold", isMain && "font-heading text-[15px]")}>
          <Collapsible.Trigger
            ref={ref}
            title={`${isOpen ? "Fold" : "Unfold"} ${title}`}
            aria-describedby={summary && !isOpen ? summaryId : undefined}
            className="group flex h-10 w-full items-center justify-between rounded-lg text-left"
          >
            {title}
            <ChevronDown
              size={isMain ? 18 : 16}
              aria-hidden="true"
              className="shrink-0 text-muted transition-transform group-hover:text-ink group-data-[state=open]:rotate-180"
            />
          </Collapsible.Trigger>
        </Heading>
        {!isOpen && summary && (
          <span
            id={summaryId}
            className="pointer-events-none absolute inset-y-0 right-7 flex max-w-[55%] items-center text-muted"
          >
            <span className="truncate">{summary}</span>
          </span>
        )}
      </div>
      <Collapsible.Content>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
