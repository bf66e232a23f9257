import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { Collapsible } from "radix-ui";
import { type ReactNode, type Ref, useId } from "react";

interface FoldingSectionProps {
  title: string;
  level?: 2 | 3;
  /** Short summary shown while collapsed. */
  summary?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A collapsible panel section. */
export function FoldingSection(props: FoldingSectionProps) {
  const { title, level = 3, summary, isOpen, onOpenChange, ref, children } = props;
  const summaryId = useId();
  const Heading = level === 2 ? "h2" : "h3";
  const isMain = level === 2;
  return (
    <Collapsible.Root open={isOpen} onOpenChange={onOpenChange}>
      <div className="group relative flex h-10 items-center gap-2">
        <Heading className={clsx("shrink-0 font-semibold", isMain && "font-heading text-[15px]")}>
          <Collapsible.Trigger
            ref={ref}
            title={`${isOpen ? "Collapse" : "Expand"} ${title}`}
            aria-describedby={summary && !isOpen ? summaryId : undefined}
            // Makes the whole row clickable.
            className="flex h-10 items-center rounded-lg text-left after:absolute after:inset-0"
          >
            {title}
          </Collapsible.Trigger>
        </Heading>
        {!isOpen && summary && (
          <span id={summaryId} className="min-w-0 flex-1 truncate text-right text-muted">
            {summary}
          </span>
        )}
        <ChevronDown
          size={isMain ? 18 : 16}
          aria-hidden="true"
          className={clsx(
            "ml-auto shrink-0 text-muted transition-transform group-hover:text-ink",
            isOpen && "rotate-180",
          )}
        />
      </div>
      <Collapsible.Content>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
