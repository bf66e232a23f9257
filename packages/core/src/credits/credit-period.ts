/** A month of an account: from `startMs` to just before `endMs`, milliseconds since 1970. */
export interface CreditPeriod {
  startMs: number;
  endMs: number;
}

/**
 * The period that `nowMs` lies in. Periods begin at 0:00 UTC on the day of the month that the account was made on
 * (`anchorMs`), or on the last day of a month that is too short: 31 January, 28 February, 31 March.
 */
export function periodOf(anchorMs: number, nowMs: number): CreditPeriod {
  const day = new Date(anchorMs).getUTCDate();
  const now = new Date(nowMs);
  const month = (now.getUTCFullYear() - 1970) * 12 + now.getUTCMonth();
  const thisMonthMs = startInMonth(month, day);
  return nowMs >= thisMonthMs
    ? { startMs: thisMonthMs, endMs: startInMonth(month + 1, day) }
    : { startMs: startInMonth(month - 1, day), endMs: thisMonthMs };
}

/** When the credits are next reset, milliseconds since 1970. */
export function nextReset(anchorMs: number, nowMs: number): number {
  return periodOf(anchorMs, nowMs).endMs;
}

/** Months are counted from January 1970, so that December's successor needs no case. */
function startInMonth(month: number, day: number): number {
  const lastDay = new Date(Date.UTC(1970, month + 1, 0)).getUTCDate();
  return Date.UTC(1970, month, Math.min(day, lastDay));
}
