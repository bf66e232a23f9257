import { guidePages, type Guide, type GuideBlock, type NetworkId } from "@slideloom/core/networks";
import { Fragment } from "react";
import { MarkedText } from "../../../components/marked-text.tsx";
import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { ConnectSteps } from "./connect-steps.tsx";
import { GuidePage } from "./guide-page.tsx";

function Block({ block }: { block: GuideBlock }) {
  if (typeof block === "string") {
    return (
      <p>
        <MarkedText text={block} />
      </p>
    );
  }
  if ("code" in block) return <CodeBlock {...block} />;
  return (
    <ul>
      {block.list.map((text) => (
        <li key={text}>
          <MarkedText text={text} />
        </li>
      ))}
    </ul>
  );
}

function Sections({ sections }: { sections: Guide["before"] }) {
  return sections.map(({ title, blocks }) => (
    <Fragment key={title}>
      <h2>{title}</h2>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks are identified by their index only
        <Block key={index} block={block} />
      ))}
    </Fragment>
  ));
}

/** The guide to publishing on a network. */
export function NetworkGuideScreen({ network, guide }: { network: NetworkId; guide: Guide }) {
  return (
    <GuidePage path={guidePages[network].path}>
      <Sections sections={guide.before} />
      <ConnectSteps network={network} guide={guide} />
      <Sections sections={guide.after} />
    </GuidePage>
  );
}
