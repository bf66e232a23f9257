import type { Connection, NetworkState } from "@slideloom/core/contract";
import { guidePages, networks, type NetworkId } from "@slideloom/core/networks";
import { plural } from "@slideloom/core/text";
import { useState } from "react";
import { NetworkMark } from "../../../components/publications/network-mark.tsx";
import { FoldingSection } from "../../../components/ui/folding-section.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { useGuide } from "../use-guide.ts";
import { ConnectForm } from "./connect-form.tsx";
import { ConnectionItem } from "./connection-item.tsx";
import { NetworkSteps } from "./network-steps.tsx";

function MissingSettings({ names, network }: { names: readonly string[]; network: NetworkId }) {
  return (
    <Notice variant="info" title="Not set up on this server yet">
      <p>
        The person who runs this server needs to set{" "}
        {names.map((name, index) => (
          <span key={name}>
            {index > 0 && (index === names.length - 1 ? " and " : ", ")}
            <code>{name}</code>
          </span>
        ))}
        . See <TextLink to={guidePages[network].path}>the guide</TextLink> for how to get{" "}
        {plural(names.length, "it", "them")}.
      </p>
    </Notice>
  );
}

function Steps({ network, redirectUri }: { network: NetworkId; redirectUri: string }) {
  const guide = useGuide(network);
  return guide && <NetworkSteps guide={guide} redirectUri={redirectUri} />;
}

interface NetworkSectionProps {
  state: NetworkState;
  connections: readonly Connection[];
  onConnected: (id: string) => void;
}

/** A network with its connected accounts, the form to connect one, and its setup guide. */
export function NetworkSection({ state, connections, onConnected }: NetworkSectionProps) {
  const { id: network, missing_settings: missing, redirect_uri: redirectUri } = state;
  const { name, nameInSentence, form, facts } = networks[network];
  const [isOpen, setIsOpen] = useState(false);
  const [showsSteps, setShowsSteps] = useState(false);
  return (
    <section
      aria-label={name}
      className="flex min-w-0 flex-col gap-2 rounded-2xl border border-line bg-surface p-5"
    >
      <div className="flex items-center gap-2.5">
        <NetworkMark network={network} />
        <h2 className="font-heading text-lg font-semibold">{name}</h2>
      </div>
      <p className="text-muted">{form}</p>
      <p className="text-[13px] text-muted">
        {facts.cost} {facts.review} {facts.lasts}
      </p>
      {connections.length > 0 && (
        <ul aria-label={`Connected ${name} accounts`} className="mt-1">
          {connections.map((connection) => (
            <ConnectionItem key={connection.id} connection={connection} />
          ))}
        </ul>
      )}
      {missing.length > 0 ? (
        <MissingSettings names={missing} network={network} />
      ) : (
        <FoldingSection
          title={connections.length > 0 ? "Connect another account" : `Connect ${nameInSentence}`}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        >
          <div className="pt-1 pb-3">
            <ConnectForm network={network} onConnected={onConnected} />
          </div>
        </FoldingSection>
      )}
      <FoldingSection
        title={`How to connect ${nameInSentence}`}
        isOpen={showsSteps}
        onOpenChange={setShowsSteps}
      >
        <div className="pb-2 [&_li]:mb-1.5 [&_ol]:mb-2 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mb-2">
          <Steps network={network} redirectUri={redirectUri ?? ""} />
          <TextLink to={guidePages[network].path}>Read the full guide</TextLink>
        </div>
      </FoldingSection>
    </section>
  );
}
