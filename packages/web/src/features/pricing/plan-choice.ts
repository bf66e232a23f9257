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

/** What so many credits a month come to. */
export function buildPlanChoice(credits: number): PlanChoice {
  const priceUsd = priceOfCredits(credits);
  return {
    plan: getPlanForCredits(credits),
    credits,
    priceUsd,
    unitPrice:
      priceUsd === 0 ? "Free of charge" : `${dollars.format(priceUsd / credits)} per credit`,
  };
}
