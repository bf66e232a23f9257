import { Fragment } from "react";
import { MarkedText } from "../../components/marked-text.tsx";
import { CodeBlock } from "../../components/ui/code-block.tsx";
import { AutomationDownload } from "./automation-download.tsx";
import type { PageBlock, PageSection } from "./guide.ts";

const listItems = (texts: readonly string[]) =>
  texts.map((text) => (
    <li key={text}>
      <MarkedText text={text} />
    </li>
  ));

function Block({ block }: { block: PageBlock }) {
  if (typeof block === "string") {
    return (
      <p>
        <MarkedText text={block} />
      </p>
    );
  }
  if ("code" in block) return <CodeBlock {...block} />;
  if ("list" in block) return <ul>{listItems(block.list)}</ul>;
  if ("steps" in block) return <ol>{listItems(block.steps)}</ol>;
  if ("heading" in block) return <h3>{block.heading}</h3>;
  if ("automation" in block) return <AutomationDownload name={block.automation} />;
  if ("quote" in block) {
    return (
      <blockquote className="border-l-2 border-line-strong pl-4 text-muted">
        {block.quote}
      </blockquote>
    );
  }
  return (
    <dl>
      {block.terms.map(([term, text]) => (
        <Fragment key={term}>
          <dt>
            <MarkedText text={term} />
          </dt>
          <dd>
            <MarkedText text={text} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function GuideSections({ sections }: { sections: readonly PageSection[] }) {
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
