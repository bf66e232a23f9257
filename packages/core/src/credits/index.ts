export { nextReset, periodOf } from "./credit-period.ts";
export {
  buildCharge,
  buildGrant,
  buildPlanChange,
  buildRelease,
  buildReset,
  canReserve,
  creditPurposes,
  creditsPerGeneration,
  entryKinds,
  type CreditPosition,
  type CreditPurpose,
  type EntryKind,
  type LedgerChange,
} from "./ledger.ts";
export {
  apiAccessFeature,
  getPlan,
  getPlanForCredits,
  planIds,
  plans,
  priceOfCredits,
  type Plan,
  type PlanId,
} from "./plan.ts";
export { sliderStops, snapToStop } from "./pricing-slider.ts";
