import { isUnchecked } from "../../state/fact-gate.ts";

/** Says that a downloaded post wasn't checked; null if it was, or if there is nothing to check it against. */
export const describeUnchecked = (): string | null =>
  isUnchecked() ? "We couldn't check the post before the download." : null;
