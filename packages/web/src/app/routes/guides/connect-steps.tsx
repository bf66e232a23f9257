import { buildUrl } from "@slideloom/core/contract/routes";
import { networks, type Guide, type NetworkId } from "@slideloom/core/networks";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { NetworkSteps } from "../../../features/connections/components/network-steps.tsx";
import { paths } from "../../paths.ts";

/** The section of a guide that explains how to connect a network and test the connection. */
export function ConnectSteps({ network, guide }: { network: NetworkId; guide: Guide }) {
  const redirectUri = location.origin + buildUrl("finishConnection", { params: { network } });
  const { cost, review, lasts } = networks[network].facts;
  return (
    <>
      <h2>Connect your account</h2>
      <p>
        {cost} {review} {lasts}
      </p>
      <NetworkSteps guide={guide} redirectUri={redirectUri} />
      <p>
        To check the connection later, choose <strong>Test</strong> in{" "}
        <TextLink to={paths.connections}>Connections</TextLink>.
      </p>
    </>
  );
}
