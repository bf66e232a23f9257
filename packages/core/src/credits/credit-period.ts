/** An account's billing month: `startMs` inclusive, `endMs` exclusive, milliseconds since 1970. */
export interface CreditPeriod {
  startMs: number;
  endMs: number;
}

/**
 * Returns the month-long period that contains `nowMs`. Each period starts at 0:00 UTC on the same day of the
 * month as `anchorMs`, or on the month's last day if the month is too short.
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

/** Returns the time of the next credit reset, in milliseconds since 1970. */
export function nextReset(anchorMs: number, nowMs: number): number {
  return periodOf(anchorMs, nowMs).endMs;
}

/** Start of a period; `month` counts from January 1970, so years need no special case. */
function startInMonth(month: number, day: number): number {
  const lastDay = new Date(Date.UTC(1970, month + 1, 0)).getUTCDate();
  return Date.UTC(1970, month, Math.min(day, lastDay));
}
