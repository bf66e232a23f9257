import type { Connection, NetworkState } from "@slideloom/core/contract";
import { networks, type NetworkId } from "@slideloom/core/publishing";
import { plural } from "@slideloom/core/text";
import { useState } from "react";
import { NetworkMark } from "../../../components/publications/network-mark.tsx";
import { FoldingSection } from "../../../components/ui/folding-section.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { networkFacts } from "../network-facts.ts";
import { BlueskyForm } from "./bluesky-form.tsx";
import { ConnectionItem } from "./connection-item.tsx";
import { HandoverForm } from "./handover-form.tsx";
import { NetworkSteps } from "./network-steps.tsx";
import { LinkedInForm, MastodonForm } from "./sign-in-form.tsx";

interface ConnectFormProps {
  network: NetworkId;
  onConnected: (id: string) => void;
}

function ConnectForm({ network, onConnected }: ConnectFormProps) {
  switch (network) {
    case "bluesky":
      return <BlueskyForm onConnected={onConnected} />;
    case "mastodon":
      return <MastodonForm />;
    case "linkedin":
      return <LinkedInForm />;
    case "handover":
      return <HandoverForm onConnected={onConnected} />;
  }
}

function MissingSettings({ names, network }: { names: readonly string[]; network: NetworkId }) {
  return (
    <Notice variant="info" title="Not set up on this server yet">
      <p>
        The operator needs to set{" "}
        {names.map((name, index) => (
          <span key={name}>
            {index > 0 && ", "}
            <code>{name}</code>
          </span>
        ))}
        . See <TextLink to={networkFacts[network].guide}>the guide</TextLink> for how to get{" "}
        {plural(names.length, "it", "them")}.
      </p>
    </Notice>
  );
}

interface NetworkSectionProps {
  state: NetworkState;
  connections: readonly Connection[];
  onConnected: (id: string) => void;
}

/** A network with its connected accounts, the form to connect one, and its setup guide. */
export function NetworkSection({ state, connections, onConnected }: NetworkSectionProps) {
  const { id: network, missing_settings: missing, redirect_uri: redirectUri } = state;
  const { name, form } = networks[network];
  const setUpName = network === "handover" ? "a webhook hand-off" : name;
  const { review, cost, lasts, guide } = networkFacts[network];
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
        {cost} {review} {lasts}
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
          title={connections.length > 0 ? "Connect another account" : `Connect ${setUpName}`}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        >
          <div className="pt-1 pb-3">
            <ConnectForm network={network} onConnected={onConnected} />
          </div>
        </FoldingSection>
      )}
      <FoldingSection
        title={`How to set up ${setUpName}`}
        isOpen={showsSteps}
        onOpenChange={setShowsSteps}
      >
        <div className="pb-2 [&_li]:mb-1.5 [&_ol]:mb-2 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mb-2">
          <NetworkSteps network={network} redirectUri={redirectUri ?? ""} />
          <TextLink to={guide}>Read the full guide</TextLink>
        </div>
      </FoldingSection>
    </section>
  );
}
