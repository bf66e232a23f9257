import { TextLink } from "../../../components/ui/text-link.tsx";
import { AutomationDownload } from "../../../features/guides/automation-download.tsx";
import { AutomationNeeds } from "../../../features/guides/automation-needs.tsx";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

export function MakeGuideScreen() {
  return (
    <GuidePage path={paths.makeGuide}>
      <h2>What you get</h2>
      <p>
        A scenario that watches a Google Sheet: for every new row it writes a post from the topic in
        column A, draws it as a PDF, and saves that in Google Drive, or writes into column C what
        went wrong.
      </p>
      <h2>What you need</h2>
      <AutomationNeeds tool="Make" />
      <h2>Set it up</h2>
      <AutomationDownload name="make-blueprint.json" />
      <ol>
        <li>
          In Make, create a scenario, and in the menu below it choose{" "}
          <strong>Import Blueprint</strong>.
        </li>
        <li>
          Open <strong>Write and draw</strong> and <strong>Ask how far it is</strong>, and put your
          key in place of <code>YOUR_API_KEY</code>.
        </li>
        <li>
          Open the first module and the last of both routes, choose your Google account, the sheet
          and the folder.
        </li>
        <li>
          Under Settings, allow the storing of incomplete executions: then what failed is tried
          again.
        </li>
        <li>Run it once with a new row, then switch it on.</li>
      </ol>
      <h2>How it works</h2>
      <ul>
        <li>
          <strong>Quote the topic</strong> (JSON, Transform to JSON) makes any topic safe to stand
          in the request, with quotation marks and all.
        </li>
        <li>
          <strong>Write and draw</strong> starts a job. The modules after it ask every ten seconds
          how far that is, at most sixty times; once it is over, the rest of the sixty end at{" "}
          <strong>Is it over?</strong>
        </li>
        <li>
          Each post costs one credit, drawing none; the <code>Idempotency-Key</code> is made of the
          row and its topic, so that within a day no row is paid twice.
        </li>
        <li>
          An error such as <code>429</code> or <code>503</code> is tried again three times, a
          quarter of an hour apart.
        </li>
        <li>
          Template, style, number of slides, network and design stand in{" "}
          <strong>Write and draw</strong>. <TextLink to={paths.apiDocs}>The API docs</TextLink> list
          what they may be.
        </li>
      </ul>
    </GuidePage>
  );
}
