import { networks } from "@slideloom/core/networks";
import { countNoun } from "@slideloom/core/text";
import type { Notice } from "../accounts/account-notices.ts";
import type { HolderRow } from "../db/publishing-tables.ts";

const dayMs = 24 * 60 * 60_000;

/** Builds the email that warns of an expiring or expired connection. It contains no user-chosen names. */
export function buildConnectionEnding(
  { network, state, refreshEndsAtMs }: HolderRow,
  nowMs: number,
): Notice {
  const { name } = networks[network];
  const days = Math.max(1, Math.ceil(((refreshEndsAtMs ?? nowMs) - nowMs) / dayMs));
  const left = days === 1 ? "within a day" : `in ${countNoun(days, "day")}`;
  const [subject, what] =
    state === "expiring"
      ? [`Your connection to ${name} expires ${left}`, `expires ${left}`]
      : [`Your connection to ${name} has expired`, "has expired, so nothing can be published"];
  return {
    subject,
    text: [
      "Hello,",
      `Your Slideloom account's connection to ${name} ${what}. To renew it, open Connections in Slideloom and reconnect ${name}.`,
      "Your scheduled posts stay in the calendar.",
      "",
    ].join("\n\n"),
  };
}
