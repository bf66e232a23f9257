import { networkIds } from "@slideloom/core/publishing";
import { LoaderCircle } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useConnections } from "../../../lib/connections.ts";
import { useNetworks } from "../api/connections.ts";
import { ComingNetworks } from "./coming-networks.tsx";
import { ConnectionOutcome } from "./connection-outcome.tsx";
import { NetworkSection } from "./network-section.tsx";

interface ConnectionsProps {
  /** What a network sent the browser back with. */
  outcome: { connectedId: string | null; error: string | null };
}

/** The accounts at networks that carousels are published as, network by network. */
export function Connections({ outcome }: ConnectionsProps) {
  const networks = useNetworks();
  const connections = useConnections();
  const [latestId, setLatestId] = useState<string | null>(null);
  const error = networks.error ?? connections.error;
  if (error && !(networks.data && connections.data)) {
    const retry = () => {
      void networks.refetch();
      void connections.refetch();
    };
    return (
      <Notice variant="danger" role="alert" title="Your connections could not be loaded">
        <p>{error.message}</p>
        <Button size="small" className="mt-2" onClick={retry}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (!networks.data || !connections.data) {
    return (
      <p role="status" className="flex items-center gap-2 py-14 text-muted">
        <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
        Loading…
      </p>
    );
  }
  const all = connections.data.connections;
  const { fake, warnings } = networks.data;
  const states = networkIds.flatMap((id) =>
    networks.data.networks.filter((state) => state.id === id),
  );
  return (
    <div className="flex flex-col gap-4">
      <ConnectionOutcome
        connectedId={latestId ?? outcome.connectedId}
        error={latestId ? null : outcome.error}
        connections={all}
      />
      {fake && (
        <Notice variant="warning" title="These networks are stand-ins">
          <p>This server is set up for trying things out: nothing reaches the real networks.</p>
        </Notice>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} variant="warning">
          {warning}
        </Notice>
      ))}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {states.map((state) => (
          <NetworkSection
            key={state.id}
            state={state}
            connections={all.filter(({ network }) => network === state.id)}
            onConnected={setLatestId}
          />
        ))}
      </div>
      <ComingNetworks />
    </div>
  );
}
