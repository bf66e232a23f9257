import { countNoun } from "@slideloom/core/text";
import { readAuthToken } from "../../../lib/kept/kept.ts";
import { useCredits, useUser } from "../../../lib/session.ts";
import { PricingLink } from "./way-on.tsx";

const dayFormat = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", timeZone: "UTC" });

/** Cost of a generation and credits left, for signed-in users. Reserves its height while loading. */
export function Balance({ id, price }: { id: string; price: number }) {
  const user = useUser();
  const credits = useCredits();
  if (user === null || (user === undefined && readAuthToken() === null)) return null;
  if (!credits) return <p className="min-h-4 text-xs" />;
  const left = countNoun(credits.credits, "credit");
  const day = dayFormat.format(new Date(credits.resetsAt));
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p id={id} className="text-xs text-muted tabular-nums">
        <span className="sr-only">{`Costs ${countNoun(price, "credit")}. `}</span>
        {credits.credits === 0 ? "No credits left" : `${left} left`}. You get {credits.limit} again
        on {day}.
      </p>
      {credits.credits === 0 && <PricingLink />}
    </div>
  );
}
