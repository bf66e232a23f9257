import { buildUrl } from "@slideloom/core/contract/routes";
import { useState } from "react";
import { CodeBlock } from "../components/ui/code-block.tsx";
import { FoldingSection } from "../components/ui/folding-section.tsx";
import { Notice } from "../components/ui/notice.tsx";
import { PanelSection } from "../components/ui/panel-section.tsx";
import { ProgressBar } from "../components/ui/progress-bar.tsx";
import { Prose } from "../components/ui/prose.tsx";
import { Thumbnail } from "../components/ui/thumbnail.tsx";
import { States } from "./states.tsx";

const code = `curl https://example.com${buildUrl("v1.createCarousel")} -H "Authorization: Bearer key" -d '{"title": "T"}'`;

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='100'/%3E";

function Fold({ title, startsOpen = false }: { title: string; startsOpen?: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const summary = "Twilight, with a summary too long for its row";
  return (
    <FoldingSection title={title} summary={summary} isOpen={isOpen} onOpenChange={setIsOpen}>
      <p>Content of a collapsible section.</p>
    </FoldingSection>
  );
}

/** `theme` makes the labels unique, because the page shows all text components in both themes. */
export function TextStates({ theme }: { theme: string }) {
  return (
    <>
      <States control="Notice">
        <Notice variant="danger" title="Not saved">
          We couldn't reach the server. Check your connection, then try again.
        </Notice>
        <Notice variant="warning" title="Warnings">
          Averyveryverylongwordthatnobreakwouldeverfindaplaceinifitwerenotforwrapping: too long.
        </Notice>
        <Notice variant="info">2 of 5 posts are finished.</Notice>
      </States>
      <States control="ProgressBar">
        {[0, 2, 5].map((done) => (
          <div key={done} className="row">
            <ProgressBar label={`${done} of 5 (${theme})`} done={done} total={5} />
          </div>
        ))}
      </States>
      <States control="Thumbnail" isRow>
        <Thumbnail url={picture} className="size-14" />
        <Thumbnail url={null} className="size-14" />
      </States>
      <States control="CodeBlock">
        <CodeBlock label={`Request (${theme})`} code={code} />
      </States>
      <States control="PanelSection">
        <PanelSection title="Colours">
          <p>Content of a tab section.</p>
        </PanelSection>
      </States>
      <States control="FoldingSection">
        <Fold title="Background" startsOpen />
        <Fold title="Pattern" />
      </States>
      <States control="Prose">
        <Prose>
          <p>
            Running text with <code>code</code> in it.
          </p>
          <ul>
            <li>and a list</li>
            <li>of two</li>
          </ul>
        </Prose>
      </States>
    </>
  );
}
