import { countNoun } from "@slideloom/core/text";
import { clsx } from "clsx";
import { CircleCheckBig, ListChecks } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { BarPane } from "../../../components/bar-pane.tsx";
import { useIsOpen } from "../../../lib/dialog.ts";
import { checkerPane } from "../../../state/checker-pane.ts";
import type { Finding } from "../finding.ts";
import { FindingList, type FindingListProps } from "./finding-list.tsx";

interface CheckerProps extends Pick<FindingListProps, "renderCheck"> {
  findings: readonly Finding[];
  /** Shows a finding's place, after the list is closed. */
  onShow: (finding: Finding) => void;
  /** Shown below the findings. */
  footer?: ReactNode;
}

const severityStyles = { error: "text-danger!", warning: "text-warning!", note: "text-ink!" };

const findWorst = (findings: readonly Finding[]) =>
  (["error", "warning", "note"] as const).find((severity) =>
    findings.some((finding) => finding.severity === severity),
  );

/** A button with the number of findings. It opens the list; nothing ever opens by itself. */
export function Checker({ findings, onShow, renderCheck, footer }: CheckerProps) {
  const barRef = useRef<HTMLDivElement>(null);
  const isOpen = useIsOpen(checkerPane);
  const count = findings.length;
  const worst = findWorst(findings);
  const Icon = count === 0 ? CircleCheckBig : ListChecks;
  return (
    <div ref={barRef} className="flex">
      <BarPane
        label={`Check the post: ${count === 0 ? "nothing to check" : `${countNoun(count, "finding")}`}`}
        className={clsx(
          "flex h-9 w-13 items-center gap-1 rounded-lg pr-1 pl-2 text-[13px] font-semibold text-muted tabular-nums hover:bg-sunken hover:text-ink aria-expanded:bg-sunken pointer-coarse:h-11",
          worst && severityStyles[worst],
        )}
        button={
          <>
            <Icon size={17} aria-hidden="true" className="shrink-0" />
            {count > 0 && Math.min(count, 99)}
          </>
        }
        hint="Check the post"
        title="Check the post"
        widthPx={360}
        barRef={barRef}
        isBelow
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => (isNowOpen ? checkerPane.open() : checkerPane.close())}
      >
        {({ close }) => (
          <div className="flex flex-col gap-4">
            <FindingList
              findings={findings}
              renderCheck={renderCheck}
              onShow={(finding) => {
                close();
                // Waits a frame, until the closing pane has released the focus.
                requestAnimationFrame(() => onShow(finding));
              }}
            />
            {footer}
          </div>
        )}
      </BarPane>
    </div>
  );
}
