import { accountName } from "@slideloom/core/networks";
import type { Publication } from "@slideloom/core/contract/publications";
import { useState } from "react";
import { FoldingSection } from "../../../components/ui/folding-section.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { describeTime } from "../../../lib/describe-time.ts";
import { useAttempts } from "../../../lib/publications.ts";

/** Lists the requests sent to the networks for a publication, with the codes that a network's support asks for. */
export function Attempts({ publication: { id, targets } }: { publication: Publication }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useAttempts(id, { isEnabled: isOpen });
  const findHandle = (targetId: string) => {
    const target = targets.find((one) => one.id === targetId);
    return target && accountName(target);
  };
  return (
    <FoldingSection title="Delivery log" isOpen={isOpen} onOpenChange={setIsOpen}>
      {error && (
        <Notice variant="danger" role="alert">
          {error.message}
        </Notice>
      )}
      {data?.length === 0 && <p className="text-muted">Nothing sent yet.</p>}
      <ol aria-label="Delivery log" className="flex flex-col gap-2 text-[13px]">
        {data?.map((attempt, index) => (
          <li key={index} className="rounded-lg bg-sunken p-2 wrap-anywhere">
            <p className="font-medium">
              {attempt.step} · {attempt.outcome}
            </p>
            <p className="text-muted">
              <time dateTime={attempt.at}>{describeTime(attempt.at)}</time>,{" "}
              {findHandle(attempt.target_id)}, {attempt.duration_ms} ms
            </p>
            <p className="text-muted">
              {attempt.address}
              {attempt.status !== null && `: ${attempt.status}`}
              {attempt.network_code && ` ${attempt.network_code}`}
              {attempt.request_id && ` (request ${attempt.request_id})`}
            </p>
            {attempt.excerpt && (
              <pre className="mt-1 max-h-24 overflow-auto whitespace-pre-wrap">
                {attempt.excerpt}
              </pre>
            )}
          </li>
        ))}
      </ol>
    </FoldingSection>
  );
}
