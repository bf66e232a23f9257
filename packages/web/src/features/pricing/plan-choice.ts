import { getPlanForCredits, type Plan, priceOfCredits } from "@slideloom/core/credits";

export interface PlanChoice {
  plan: Plan;
  credits: number;
  priceUsd: number;
  /** Such as "$0.49 per credit". */
  unitPrice: string;
}

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 3,
});

/** The plan and price for a number of credits per month. */
export function buildPlanChoice(credits: number): PlanChoice {
  const priceUsd = priceOfCredits(credits);
  return {
    plan: getPlanForCredits(credits),
    credits,
    priceUsd,
    unitPrice: priceUsd === 0 ? "Free" : `${dollars.format(priceUsd / credits)} per credit`,
  };
}
