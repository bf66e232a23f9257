import type { CreditEntryResponse } from "@slideloom/core/contract/credits";
import { clsx } from "clsx";
import { Button } from "../../../components/ui/button.tsx";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { describeTime } from "../../../lib/describe-time.ts";
import { useCreditHistory } from "../api/use-credit-history.ts";

const kindLabels: Record<CreditEntryResponse["kind"], string> = {
  allowance: "Monthly credits",
  expiry: "Unused credits expired",
  generation: "Generated a post",
  grant: "Added by the person who runs this server",
  plan: "Plan changed",
};

const purposeLabels: Record<NonNullable<CreditEntryResponse["purpose"]>, string> = {
  post: "Wrote a post from a topic",
  source: "Made a post from your text",
  slide: "Rewrote a slide",
  rewrite: "Rewrote a whole post",
  voice: "Learned your voice",
};

function EntryRow({ entry }: { entry: CreditEntryResponse }) {
  const { kind, purpose, amount, balance, createdAt } = entry;
  return (
    <tr className="border-t border-line">
      <td className="py-2 pr-3">
        <span className="block">{purpose ? purposeLabels[purpose] : kindLabels[kind]}</span>
        <time dateTime={createdAt} className="text-[13px] text-muted">
          {describeTime(createdAt)}
        </time>
      </td>
      <td
        className={clsx(
          "py-2 pr-3 text-right font-semibold tabular-nums",
          amount > 0 && "text-success",
        )}
      >
        {amount > 0 ? `+${amount}` : `\u2212${-amount}`}
      </td>
      <td className="py-2 text-right text-muted tabular-nums">{balance}</td>
    </tr>
  );
}

/** The account's credit ledger, newest first. */
export function CreditHistory() {
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useCreditHistory();
  if (error) return <ErrorNotice error={error} />;
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <div className="max-w-lg">
      <table className="w-full">
        <caption className="sr-only">Credit history, newest first</caption>
        <thead className="text-left text-[13px] text-muted">
          <tr>
            <th className="pb-1 font-medium">What happened</th>
            <th className="pr-3 pb-1 text-right font-medium">Credits</th>
            <th className="pb-1 text-right font-medium">Balance</th>
          </tr>
        </thead>
        <tbody>
          {entries?.map((entry) => (
            <EntryRow key={entry.number} entry={entry} />
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <Button className="mt-3" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? "Loading..." : "Show older"}
        </Button>
      )}
    </div>
  );
}
