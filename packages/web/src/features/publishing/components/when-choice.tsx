import type { Connection } from "@slideloom/core/contract/connections";
import { TimeFields } from "../../../components/publications/time-fields.tsx";
import { suggestWallTime } from "../../../components/publications/wall-time.ts";
import { TwoTimes } from "../../../components/publications/two-times.tsx";
import { RadioRows } from "../../../components/ui/radio-rows.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { viewerZone } from "../../../lib/zoned-time.ts";
import { useNextSlot } from "../next-slot.ts";
import type { WhenChoice } from "../publish-draft-store.ts";

const kinds = [
  { value: "now", label: "Now" },
  { value: "time", label: "At a set time" },
  { value: "slot", label: "In the next free slot" },
  { value: "unscheduled", label: "Leave unscheduled" },
] as const;

function NextSlot({ connection }: { connection: Connection | undefined }) {
  const slot = useNextSlot(connection);
  if (!connection) return <>Choose an account first.</>;
  if (slot === undefined) return <>Finding a free slot...</>;
  if (slot === null) {
    return (
      <>
        No free slot in the next 60 days. <TextLink to="/connections">Add posting times</TextLink>
      </>
    );
  }
  return <TwoTimes iso={slot} timeZone={connection.time_zone} />;
}

interface WhenChoiceProps {
  when: WhenChoice;
  /** Chosen connections; the first one's time zone and posting times apply. */
  connections: readonly Connection[];
  onChange: (when: WhenChoice) => void;
}

const listZones = (connections: readonly Connection[]): string[] => [
  ...new Set([...connections.map(({ time_zone }) => time_zone), viewerZone()]),
];

/** Choice of the publishing time. */
export function WhenFields({ when, connections, onChange }: WhenChoiceProps) {
  const zones = listZones(connections);
  const timeZone = when.timeZone ?? zones[0] ?? "UTC";
  const choose = (kind: WhenChoice["kind"]) =>
    onChange({
      ...when,
      kind,
      at: kind === "time" && !when.at ? suggestWallTime(timeZone) : when.at,
    });
  return (
    <RadioRows legend="When" name="when" options={kinds} value={when.kind} onValueChange={choose}>
      {when.kind === "time" && (
        <TimeFields
          value={{ at: when.at, timeZone }}
          timeZones={[...new Set([timeZone, ...zones])]}
          onChange={(value) => onChange({ kind: "time", ...value })}
        />
      )}
      {when.kind === "unscheduled" && (
        <p className="text-muted">Saves the post in the calendar without a date.</p>
      )}
      {when.kind === "slot" && (
        <p role="status" className="text-muted">
          <NextSlot connection={connections[0]} />
        </p>
      )}
    </RadioRows>
  );
}
