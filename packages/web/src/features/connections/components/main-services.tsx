import type { Connection, NetworkState } from "@slideloom/core/contract/connections";
import type { Grant } from "@slideloom/core/contract/grants";
import {
  accountName,
  captionServiceOf,
  findShortestRoutes,
  guidePages,
  mainServices,
  networks,
  placeName,
  type NetworkId,
  type ServiceId,
  type PublishingRoute,
} from "@slideloom/core/networks";
import { NetworkMark } from "../../../components/publications/network-mark.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { SettingNames } from "./setting-names.tsx";

/** Returns the label of the button that connects a service directly, with another network's key, or by webhook. */
function describeRoute({ kind, network }: PublishingRoute, hasGrant: boolean): string {
  const { name, nameInSentence } = networks[network];
  if (hasGrant) return `Choose accounts from ${name}`;
  if (kind === "direct") return "Connect directly";
  return kind === "bridge" ? `Connect with a ${name} key` : `Connect ${nameInSentence}`;
}

/** Describes what this kind of connection costs and, if direct, how long it lasts. */
function describeFacts({ kind, network }: PublishingRoute): string {
  const { cost, lasts } = networks[network].facts;
  if (kind === "direct") return `${cost} ${lasts}`;
  return kind === "bridge"
    ? cost
    : "Your own automation publishes your posts, for example in n8n, Make or Zapier.";
}

function BlockedRoute({ route: { kind, network, missing } }: { route: PublishingRoute }) {
  const { name } = networks[network];
  return (
    <p className="text-[13px] text-muted">
      {kind === "direct" ? "Connecting directly" : name} needs <SettingNames names={missing} /> on
      this server. See the <TextLink to={guidePages[network].path}>{name} guide</TextLink>.
    </p>
  );
}

interface WaysProps {
  /** All connected accounts. */
  connections: readonly Connection[];
  grants: readonly Grant[];
  onConnect: (network: NetworkId) => void;
  onChoose: (grant: Grant) => void;
}

interface ServiceCardProps extends WaysProps {
  service: ServiceId;
  states: readonly NetworkState[];
}

/** A service, such as LinkedIn, with its connected accounts and buttons to connect another account. */
function ServiceCard({
  service,
  states,
  connections,
  grants,
  onConnect,
  onChoose,
}: ServiceCardProps) {
  const name = placeName(service);
  const { ready, blocked } = findShortestRoutes(service, states);
  const own = connections.filter((one) => captionServiceOf(one.service) === service);
  const [first] = ready;
  return (
    <li className="flex min-w-0 flex-col items-start gap-2 rounded-2xl border border-line bg-surface p-4">
      <h3 className="flex items-center gap-2.5 font-semibold">
        <NetworkMark network={service} />
        {name}
      </h3>
      {own.length > 0 && (
        <p className="wrap-anywhere">Connected: {own.map(accountName).join(", ")}</p>
      )}
      {own.length === 0 && first && <p className="text-muted">{describeFacts(first)}</p>}
      <div className="flex flex-wrap gap-2">
        {ready.map((route, index) => {
          const grant = grants.find((one) => one.network === route.network);
          const label = describeRoute(route, grant !== undefined);
          return (
            <Button
              key={route.network}
              size="small"
              variant={index === 0 && own.length === 0 ? "primary" : "secondary"}
              aria-label={`${label}: ${name}`}
              onClick={() => (grant ? onChoose(grant) : onConnect(route.network))}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {own.length === 0 &&
        blocked.map((route) => <BlockedRoute key={route.network} route={route} />)}
    </li>
  );
}

interface MainServicesProps extends WaysProps {
  states: readonly NetworkState[];
}

/** The services that most people publish on, each with the simplest kind of connection that works on this server. */
export function MainServices(props: MainServicesProps) {
  return (
    <section aria-labelledby="main-services">
      <h2 id="main-services" className="font-heading text-lg font-semibold">
        Popular networks
      </h2>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {mainServices.map((service) => (
          <ServiceCard key={service} service={service} {...props} />
        ))}
      </ul>
    </section>
  );
}
