import type { Connection } from "@slideloom/core/contract";
import { clsx } from "clsx";
import { toneClassNames } from "../../../components/publications/status-chip.tsx";
import { describeState } from "../describe-connection.ts";

/** Shows the state of a connection, or of the key through which a connection is reached. */
export function StateChip({ state }: { state: Connection["state"] }) {
  const { label, tone } = describeState(state);
  return (
    <span className={clsx("rounded-full px-2 py-0.5 text-xs font-semibold", toneClassNames[tone])}>
      {label}
    </span>
  );
}
