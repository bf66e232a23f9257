import { buildUrl } from "@slideloom/core/contract";
import type { NetworkId } from "@slideloom/core/publishing";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { NetworkSteps } from "../../../features/connections/components/network-steps.tsx";
import { networkFacts } from "../../../features/connections/network-facts.ts";
import { paths } from "../../paths.ts";

/** How a network is connected, from what is needed to the button that tests it. */
export function ConnectSteps({ network }: { network: NetworkId }) {
  const redirectUri = location.origin + buildUrl("finishConnection", { params: { network } });
  const { cost, review, lasts } = networkFacts[network];
  return (
    <>
      <h2>Connect it</h2>
      <p>
        {cost} {review} {lasts} It is done on the page{" "}
        <TextLink to={paths.connections}>Connections</TextLink>:
      </p>
      <NetworkSteps network={network} redirectUri={redirectUri} />
      <p>
        <strong>Test</strong> there asks the network whether it works.
      </p>
    </>
  );
}
