import { Loading, LoadFailure } from "../../../components/loading-state.tsx";
import { useState } from "react";
import { Notice } from "../../../components/ui/notice.tsx";
import { useConnections } from "../../../lib/connections.ts";
import { useNetworks } from "../api/connections.ts";
import { ComingNetworks } from "./coming-networks.tsx";
import { ConnectionOutcome } from "./connection-outcome.tsx";
import { NetworkSection } from "./network-section.tsx";

interface ConnectionsProps {
  /** What came of a sign-in at a network, from which the browser was sent back. */
  outcome?: { connectedId: string | null; error: string | null };
}

/** The accounts at networks that carousels are published as, network by network. */
export function Connections({ outcome }: ConnectionsProps) {
  const connections = useConnections();
  const networks = useNetworks();
  const [latestId, setLatestId] = useState<string | null>(null);
  const error =
    (connections.data ? null : connections.error) ?? (networks.data ? null : networks.error);
  if (error) {
    const retry = () => void Promise.all([connections.refetch(), networks.refetch()]);
    return (
      <LoadFailure title="Your connections could not be loaded" error={error} onRetry={retry} />
    );
  }
  if (!connections.data || !networks.data) {
    return <Loading className="py-14" />;
  }
  const known = connections.data.connections;
  const { fake: isFake, warnings } = networks.data;
  return (
    <div className="flex flex-col gap-4">
      <ConnectionOutcome
        connectedId={latestId ?? outcome?.connectedId ?? null}
        error={latestId === null ? (outcome?.error ?? null) : null}
        connections={known}
      />
      {isFake && (
        <Notice variant="warning" title="Stand-ins, not the networks">
          <p>This server speaks to stand-ins for development: what is published appears nowhere.</p>
        </Notice>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} variant="warning" title="For whoever runs this server">
          <p>{warning}</p>
        </Notice>
      ))}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {networks.data.networks.map((state) => (
          <NetworkSection
            key={state.id}
            state={state}
            connections={known.filter(({ network }) => network === state.id)}
            onConnected={setLatestId}
          />
        ))}
      </div>
      <ComingNetworks />
    </div>
  );
}
