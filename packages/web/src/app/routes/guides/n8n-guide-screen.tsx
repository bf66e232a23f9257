import { TextLink } from "../../../components/ui/text-link.tsx";
import { AutomationDownload } from "../../../features/guides/automation-download.tsx";
import { paths } from "../../paths.ts";
import { AutomationNeeds } from "../../../features/guides/automation-needs.tsx";
import { GuidePage } from "./guide-page.tsx";

export function N8nGuideScreen() {
  return (
    <GuidePage path={paths.n8nGuide}>
      <h2>What you get</h2>
      <p>
        A workflow that runs every morning: it reads a Google Sheet, writes a post for every row
        with a topic and no slides yet, draws it as a PDF, saves that in Google Drive, and puts its
        link into the row.
      </p>
      <h2>What you need</h2>
      <AutomationNeeds tool="n8n">
        <li>
          A sheet whose first row says <code>Topic</code> and <code>Slides</code>.
        </li>
      </AutomationNeeds>
      <h2>Set it up</h2>
      <AutomationDownload name="n8n-workflow.json" />
      <ol>
        <li>
          In n8n, make a workflow, and in its menu choose <strong>Import from file</strong>. Pasting
          the text onto the canvas does the same.
        </li>
        <li>
          Open <strong>Write the post</strong> and <strong>Draw the slides</strong>, and choose a
          credential of the kind Header Auth, with the name <code>X-API-Token</code> and your key as
          value.
        </li>
        <li>
          Open the two nodes of Google Sheets and the one of Google Drive, sign in, and choose your
          sheet and folder.
        </li>
        <li>
          Run it once with <strong>Execute workflow</strong>, then activate it.
        </li>
      </ol>
      <h2>What to know</h2>
      <ul>
        <li>
          Each post costs one credit, drawing none. The workflow asks once a second and tries each
          request three times; its <code>Idempotency-Key</code> is made of the row and its topic, so
          that within a day no row is paid twice.
        </li>
        <li>
          Template, style, number of slides, network and design stand in the bodies of the two
          requests. <TextLink to={paths.apiDocs}>The API docs</TextLink> list what they may be.
        </li>
        <li>
          Where text did not fit, the answer of <strong>Draw the slides</strong> says so in{" "}
          <code>X-Render-Warnings</code>.
        </li>
      </ul>
    </GuidePage>
  );
}
