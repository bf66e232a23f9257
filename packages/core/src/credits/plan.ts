/** The plans' ids, smallest first. */
export const planIds = ["free", "starter", "pro", "enterprise"] as const;

/** A plan's id, as it is stored and sent. */
export type PlanId = (typeof planIds)[number];

interface PlanFeature {
  name: string;
  included: boolean;
}

/** A plan: its monthly price, credits and features. */
export interface Plan {
  id: PlanId;
  name: string;
  /** Price for `credits`; Enterprise costs more for more credits, see `priceOfCredits`. */
  priceUsd: number;
  billingPeriod: "month";
  /** Credits per month; for Enterprise, the minimum. */
  credits: number;
  apiAccess: boolean;
  features: readonly PlanFeature[];
}

/** The feature of plans that include the public API. */
export const apiAccessFeature = "API access";

const paidFeatures = ["Email support", apiAccessFeature, "Custom themes", "Priority support"];

const enterpriseBaseUsd = 199;
const enterpriseBlockUsd = 20;
const enterpriseBlockCredits = 100;
const proCredits = 500;

/** The plans, smallest first (specification, section 9). */
export const plans: readonly Plan[] = [
  createPlan("free", "Free", 0, 10, []),
  createPlan("starter", "Starter", 49, 100, ["Email support"]),
  createPlan("pro", "Pro", 199, proCredits, paidFeatures),
  createPlan("enterprise", "Enterprise", enterprisePriceUsd(600), 600, paidFeatures),
];

/**
 * Returns a plan by id.
 * @throws {RangeError} for an unknown id
 */
export function getPlan(id: PlanId): Plan {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new RangeError(`Unknown plan: ${id}`);
  return plan;
}

/** The smallest plan with at least `credits` per month. */
export function getPlanForCredits(credits: number): Plan {
  const fixed = plans.find((plan) => plan.id !== "enterprise" && credits <= plan.credits);
  return fixed ?? getPlan("enterprise");
}

/** Price of `credits` per month in US dollars. */
export function priceOfCredits(credits: number): number {
  const plan = getPlanForCredits(credits);
  return plan.id === "enterprise" ? enterprisePriceUsd(credits) : plan.priceUsd;
}

/** $199 and $20 for each started block of 100 credits over 500 (specification, section 9). */
function enterprisePriceUsd(credits: number): number {
  const blocks = Math.ceil((credits - proCredits) / enterpriseBlockCredits);
  return enterpriseBaseUsd + enterpriseBlockUsd * blocks;
}

function createPlan(
  id: PlanId,
  name: string,
  priceUsd: number,
  credits: number,
  included: readonly string[],
): Plan {
  const features = [
    { name: "Every template, format and download", included: true },
    ...paidFeatures.map((feature) => ({ name: feature, included: included.includes(feature) })),
  ];
  return {
    id,
    name,
    priceUsd,
    billingPeriod: "month",
    credits,
    apiAccess: included.includes(apiAccessFeature),
    features,
  };
}
