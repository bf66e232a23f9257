import { guidePages, type Guide, type NetworkId } from "@slideloom/core/networks";
import { GuideSections } from "../../../features/guides/guide-sections.tsx";
import { ConnectSteps } from "./connect-steps.tsx";
import { GuidePage } from "./guide-page.tsx";

export function NetworkGuideScreen({ network, guide }: { network: NetworkId; guide: Guide }) {
  return (
    <GuidePage path={guidePages[network].path}>
      <GuideSections sections={guide.before} />
      <ConnectSteps network={network} guide={guide} />
      <GuideSections sections={guide.after} />
    </GuidePage>
  );
}
