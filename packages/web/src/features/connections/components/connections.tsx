import type { Connection } from "@slideloom/core/contract";
import { networkIds, networks } from "@slideloom/core/publishing";
import { LoaderCircle } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { accountName, useConnections } from "../../../lib/connections.ts";
import { ComingNetworks } from "./coming-networks.tsx";
import { NetworkSection } from "./network-section.tsx";

/** Says what can be done with an account that was just connected. */
function Connected({ connection }: { connection: Connection }) {
  return (
    <Notice variant="info" role="status" title="Connected">
      <p>
        Carousels can be published as {accountName(connection)} on{" "}
        {networks[connection.network].name} from now on: open one and press Publish.
      </p>
    </Notice>
  );
}

/** The accounts at networks that carousels are published as, network by network. */
export function Connections() {
  const { data, error, refetch } = useConnections();
  const [latestId, setLatestId] = useState<string | null>(null);
  if (error && !data) {
    return (
      <Notice variant="danger" role="alert" title="Your connections could not be loaded">
        <p>{error.message}</p>
        <Button size="small" className="mt-2" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (!data) {
    return (
      <p role="status" className="flex items-center gap-2 py-14 text-muted">
        <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
        Loading…
      </p>
    );
  }
  const { connections } = data;
  const latest = connections.find(({ id }) => id === latestId);
  return (
    <div className="flex flex-col gap-4">
      {latest && <Connected connection={latest} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {networkIds.map((network) => (
          <NetworkSection
            key={network}
            network={network}
            connections={connections.filter((connection) => connection.network === network)}
            onConnected={setLatestId}
          />
        ))}
      </div>
      <ComingNetworks />
    </div>
  );
}
