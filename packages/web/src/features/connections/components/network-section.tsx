import type { Channel, Grant, NewGrant } from "@slideloom/core/contract/grants";
import type { Connection, NetworkState } from "@slideloom/core/contract/connections";
import { guidePages, networks, type NetworkId } from "@slideloom/core/networks";
import { plural } from "@slideloom/core/text";
import { useState } from "react";
import { NetworkMark } from "../../../components/publications/network-mark.tsx";
import { FoldingSection } from "../../../components/ui/folding-section.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { formId } from "../reveal-part.ts";
import { useGuide } from "../use-guide.ts";
import { AddKeyForm } from "./add-key-form.tsx";
import { ConnectForm } from "./connect-form.tsx";
import { ConnectionItem } from "./connection-item.tsx";
import { GrantCard } from "./grant-card.tsx";
import { NetworkSteps } from "./network-steps.tsx";
import { SettingNames } from "./setting-names.tsx";

function MissingSettings({ names, network }: { names: readonly string[]; network: NetworkId }) {
  return (
    <Notice variant="info" title="Not set up on this server yet">
      <p>
        The person who runs this server needs to set <SettingNames names={names} />. See{" "}
        <TextLink to={guidePages[network].path}>the guide</TextLink> for how to get{" "}
        {plural(names.length, "it", "them")}.
      </p>
    </Notice>
  );
}

function Steps({ network, redirectUri }: { network: NetworkId; redirectUri: string }) {
  const guide = useGuide(network);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FoldingSection
      title={`How to connect ${networks[network].nameInSentence}`}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <div className="pb-2 [&_li]:mb-1.5 [&_ol]:mb-2 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mb-2">
        {guide && <NetworkSteps guide={guide} redirectUri={redirectUri} />}
        <TextLink to={guidePages[network].path}>Read the full guide</TextLink>
      </div>
    </FoldingSection>
  );
}

/**
 * The key or sign-in for which the person is choosing accounts. If the accounts were just loaded, `known` contains
 * them.
 */
export interface OpenGrant {
  id: string;
  known?: readonly Channel[];
}

interface FormState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface ConnectSectionProps {
  network: NetworkId;
  /** Whether an account of the network is connected already. The title then says "another account". */
  isAnother: boolean;
  form: FormState;
  onOpenGrant: (grant: OpenGrant) => void;
  onConnected: (id: string) => void;
}

/** The form to connect an account, or to add a key that reaches several accounts. */
function ConnectSection({
  network,
  isAnother,
  form,
  onOpenGrant,
  onConnected,
}: ConnectSectionProps) {
  const { nameInSentence, connect } = networks[network];
  const openAdded = ({ grant, channels }: NewGrant) => {
    form.onOpenChange(false);
    onOpenGrant({ id: grant.id, known: channels });
  };
  return (
    <FoldingSection
      title={isAnother ? "Connect another account" : `Connect ${nameInSentence}`}
      {...form}
    >
      <div id={formId(network)} className="pt-1 pb-3">
        {connect.kind === "key" ? (
          <AddKeyForm network={network} onAdded={openAdded} />
        ) : (
          <ConnectForm network={network} onConnected={onConnected} />
        )}
      </div>
    </FoldingSection>
  );
}

interface NetworkSectionProps {
  state: NetworkState;
  /** All connected accounts. */
  connections: readonly Connection[];
  grants: readonly Grant[];
  connectForm: FormState;
  openGrant: OpenGrant | null;
  onOpenGrant: (grant: OpenGrant | null) => void;
  onConnected: (id: string) => void;
}

/** Shows a network's connected accounts, the form to connect another account, and the setup guide. */
export function NetworkSection({
  state,
  connections,
  grants,
  connectForm,
  openGrant,
  onOpenGrant,
  onConnected,
}: NetworkSectionProps) {
  const { id: network, missing_settings: missing, redirect_uri: redirectUri } = state;
  const { name, form, facts } = networks[network];
  const own = connections.filter((one) => one.network === network && !one.through);
  const ownGrants = grants.filter((grant) => grant.network === network);
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
      {ownGrants.map((grant) => (
        <GrantCard
          key={grant.id}
          grant={grant}
          connections={connections}
          chooser={{ isOpen: openGrant?.id === grant.id, known: openGrant?.known }}
          onChoose={(isChosen) => onOpenGrant(isChosen ? { id: grant.id } : null)}
        />
      ))}
      {own.length > 0 && (
        <ul aria-label={`Connected ${name} accounts`} className="mt-1">
          {own.map((connection) => (
            <ConnectionItem key={connection.id} connection={connection} all={connections} />
          ))}
        </ul>
      )}
      {missing.length > 0 ? (
        <MissingSettings names={missing} network={network} />
      ) : (
        <ConnectSection
          network={network}
          isAnother={own.length + ownGrants.length > 0}
          form={connectForm}
          onOpenGrant={onOpenGrant}
          onConnected={onConnected}
        />
      )}
      <Steps network={network} redirectUri={redirectUri ?? ""} />
    </section>
  );
}
