import { countNoun } from "@slideloom/core/text";
import type { PlanChoice } from "../plan-choice.ts";

/** The plan and price of the slider's value. */
export function PriceSummary({ choice }: { choice: PlanChoice }) {
  const { plan, credits, priceUsd, unitPrice } = choice;
  return (
    <div role="status" className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <p className="text-muted">{`${countNoun(credits, "credit")} a month`}</p>
        <p className="font-heading text-2xl font-semibold tracking-[-0.02em]">{plan.name}</p>
      </div>
      <div className="text-right">
        <p>
          <span className="font-heading text-2xl font-semibold tracking-[-0.02em] tabular-nums">
            ${priceUsd}
          </span>
          <span className="text-muted"> / month</span>
        </p>
        <p className="text-muted tabular-nums">{unitPrice}</p>
      </div>
    </div>
  );
}
