export { nextReset, periodOf, type CreditPeriod } from "./credit-period.ts";
export {
  buildCharge,
  buildGrant,
  buildPlanChange,
  buildRelease,
  buildReset,
  canReserve,
  creditsPerGeneration,
  entryKinds,
  type CreditPosition,
  type EntryKind,
  type LedgerChange,
} from "./ledger.ts";
export {
  getPlan,
  getPlanForCredits,
  planIds,
  plans,
  priceOfCredits,
  type Plan,
  type PlanFeature,
  type PlanId,
} from "./plan.ts";
export { nextStop, previousStop, sliderStops, snapToStop } from "./pricing-slider.ts";
