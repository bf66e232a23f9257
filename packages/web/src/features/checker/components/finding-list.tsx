import type { PostCheck } from "@slideloom/core/facts";
import { type ReactNode, useRef } from "react";
import { SeverityText } from "../../../components/fact-badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { type Finding, groupFindings } from "../finding.ts";

export interface FindingListProps {
  findings: readonly Finding[];
  onShow: (finding: Finding) => void;
  /**
   * Renders the words of a fact or voice check, and its buttons. `settle` wraps what a button does, so that the focus
   * stays in the list.
   */
  renderCheck: (
    check: PostCheck,
    settle: (change: () => void) => () => void,
  ) => { words: ReactNode; buttons: ReactNode };
}

/** Lists findings by place. Each leads to its place, and has buttons for its fixes. */
export function FindingList({ findings, onShow, renderCheck }: FindingListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  // A fix removes its finding with the focused button, so the focus moves to the list.
  const settle = (change: () => void) => () => {
    change();
    listRef.current?.focus();
  };
  return (
    <div ref={listRef} tabIndex={-1} role="group" aria-label="Findings" className="outline-none">
      {findings.length === 0 && <p className="text-muted">Nothing to check in this post.</p>}
      <div className="flex flex-col gap-4">
        {groupFindings(findings).map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h3 className="text-xs font-semibold text-muted">{group.name}</h3>
            <ul className="flex flex-col divide-y divide-line">
              {group.findings.map((finding) => (
                <FindingItem key={finding.key} {...{ finding, settle, onShow, renderCheck }} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

interface FindingItemProps extends Omit<FindingListProps, "findings"> {
  finding: Finding;
  settle: (change: () => void) => () => void;
}

function FindingItem({ finding, settle, onShow, renderCheck }: FindingItemProps) {
  const { check, severity, message, fixes, place } = finding;
  const checked = check && renderCheck(check, settle);
  const words = checked?.words ?? <SeverityText severity={severity}>{message}</SeverityText>;
  return (
    <li className="flex flex-col gap-1.5 py-2 last:pb-0">
      {place.kind === "source" ? (
        <p role="status">{words}</p>
      ) : (
        <button
          type="button"
          title="Show it"
          onClick={() => onShow(finding)}
          className="-mx-1.5 rounded-md px-1.5 py-1 text-left text-[13px] hover:bg-sunken pointer-coarse:py-2.5"
        >
          {words}
        </button>
      )}
      {checked?.buttons}
      {fixes.length > 0 && (
        <div className="flex flex-wrap gap-2 pl-[22px]">
          {fixes.map(({ label, hint, run }) => (
            <Button key={label} size="small" title={hint} onClick={settle(run)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
