import { networks } from "@slideloom/core/publishing";
import { countNoun } from "@slideloom/core/text";
import type { Notice } from "../accounts/account-notices.ts";
import type { ConnectionRow } from "../db/publishing-tables.ts";

const dayMs = 24 * 60 * 60_000;

/** Told some days before a connection ends, and when it has. Names that people chose stay out of mails. */
export function buildConnectionEnding(
  { network, state, refreshEndsAtMs }: ConnectionRow,
  nowMs: number,
): Notice {
  const { name } = networks[network];
  const days = Math.max(1, Math.ceil(((refreshEndsAtMs ?? nowMs) - nowMs) / dayMs));
  const left = days === 1 ? "within a day" : `in ${countNoun(days, "day")}`;
  const [subject, what] =
    state === "expiring"
      ? [`Your connection to ${name} ends ${left}`, `ends ${left}`]
      : [`Your connection to ${name} has ended`, "has ended, and nothing is published there now"];
  return {
    subject,
    text: [
      "Hello,",
      `a connection of the Slideloom account of this address to ${name} ${what}. To renew it, open Connections in Slideloom and sign in at ${name} again.`,
      "What is scheduled there stays scheduled.",
      "",
    ].join("\n\n"),
  };
}
