import type { NetworkListResponse } from "@slideloom/core/contract/connections";
import type { NetworkId } from "@slideloom/core/networks";
import { Loading, LoadFailure } from "../../../components/loading-state.tsx";
import { useState } from "react";
import { Notice } from "../../../components/ui/notice.tsx";
import { useConnections } from "../../../lib/connections.ts";
import { useNetworks } from "../api/connections.ts";
import { useGrants } from "../api/grants.ts";
import { formId, grantElementId, revealPart } from "../reveal-part.ts";
import { ComingNetworks } from "./coming-networks.tsx";
import { ConnectionOutcome } from "./connection-outcome.tsx";
import { MainServices } from "./main-services.tsx";
import { NetworkSection, type OpenGrant } from "./network-section.tsx";

/** The networks whose connect forms are open. */
function useConnectForms() {
  const [openForms, setOpenForms] = useState<ReadonlySet<NetworkId>>(new Set());
  const setFormOpen = (network: NetworkId, isOpen: boolean) => {
    setOpenForms((open) => {
      const others = [...open].filter((one) => one !== network);
      return new Set(isOpen ? [...others, network] : others);
    });
  };
  return { openForms, setFormOpen };
}

interface ConnectionsProps {
  /** The result of a sign-in that redirected back here. */
  outcome?: { connectedId: string | null; grantId?: string | null; error: string | null };
}

/** What concerns the whole server: fake networks, and settings that its operator has to mend. */
function ServerNotices({ fake: isFake, warnings }: NetworkListResponse) {
  return (
    <>
      {isFake && (
        <Notice variant="warning" title="Fake networks">
          <p>
            This server uses fake networks for development. Nothing you publish appears anywhere.
          </p>
        </Notice>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} variant="warning" title="For the person who runs this server">
          <p>{warning}</p>
        </Notice>
      ))}
    </>
  );
}

/** The connected accounts, network by network. */
export function Connections({ outcome }: ConnectionsProps) {
  const connections = useConnections();
  const networks = useNetworks();
  const grants = useGrants();
  const [latestId, setLatestId] = useState<string | null>(null);
  const [openGrant, setOpenGrant] = useState<OpenGrant | null>(
    outcome?.grantId ? { id: outcome.grantId } : null,
  );
  const { openForms, setFormOpen } = useConnectForms();
  const queries = [connections, networks, grants];
  const error = queries.find(({ data, error: failed }) => !data && failed)?.error;
  if (error) {
    const retry = () => void Promise.all(queries.map((query) => query.refetch()));
    return (
      <LoadFailure title="We couldn't load your connected accounts" error={error} onRetry={retry} />
    );
  }
  if (!connections.data || !networks.data || !grants.data) {
    return <Loading className="py-14" />;
  }
  const known = connections.data.connections;
  return (
    <div className="flex flex-col gap-4">
      <ConnectionOutcome
        connectedId={latestId ?? outcome?.connectedId ?? null}
        error={latestId === null ? (outcome?.error ?? null) : null}
        connections={known}
      />
      <ServerNotices {...networks.data} />
      <MainServices
        states={networks.data.networks}
        connections={known}
        grants={grants.data.grants}
        onConnect={(network) => revealPart(formId(network), () => setFormOpen(network, true))}
        onChoose={({ id }) => revealPart(grantElementId(id), () => setOpenGrant({ id }))}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {networks.data.networks.map((state) => (
          <NetworkSection
            key={state.id}
            state={state}
            connections={known}
            grants={grants.data.grants}
            connectForm={{
              isOpen: openForms.has(state.id),
              onOpenChange: (isOpen) => setFormOpen(state.id, isOpen),
            }}
            openGrant={openGrant}
            onOpenGrant={setOpenGrant}
            onConnected={setLatestId}
          />
        ))}
      </div>
      <ComingNetworks />
    </div>
  );
}
