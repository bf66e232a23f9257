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
        A workflow that runs every morning. For every row of a Google Sheet with a topic and no
        slides yet, it writes a post, renders it as a PDF, saves the PDF to Google Drive, and adds
        its link to the row. If that fails, the row shows why.
      </p>
      <h2>What you need</h2>
      <AutomationNeeds tool="n8n">
        <li>
          A sheet with <code>Topic</code>, <code>Slides</code> and <code>Problem</code> in its first
          row.
        </li>
      </AutomationNeeds>
      <h2>Set it up</h2>
      <AutomationDownload name="n8n-workflow.json" />
      <ol>
        <li>
          In n8n, create a workflow and choose <strong>Import from file</strong> in its menu, or
          paste the text onto the canvas.
        </li>
        <li>
          Open <strong>Write and render</strong> and <strong>Check the status</strong>, and add a
          Header Auth credential with the name <code>X-API-Token</code> and your key as the value.
        </li>
        <li>
          Open the three Google Sheets nodes and the Google Drive node, sign in, and choose your
          sheet and folder.
        </li>
        <li>
          Run it once with <strong>Execute workflow</strong>, then activate it.
        </li>
      </ol>
      <h2>What to know</h2>
      <ul>
        <li>
          Writing and rendering run as a job. The workflow checks its status every 10 seconds and
          gives up after 20 minutes. Errors appear in the row's <code>Problem</code> column, and the
          row is retried the next morning.
        </li>
        <li>
          Each post costs 1 credit; rendering is free. A run handles up to 20 rows, sends 1 request
          a second and tries each request 3 times. The <code>Idempotency-Key</code> combines the
          day, the row and its topic, so a row is never charged twice a day.
        </li>
        <li>
          Set the template type, writing style, number of slides, network and design in the body of{" "}
          <strong>Write and render</strong>. The <TextLink to={paths.apiDocs}>API docs</TextLink>{" "}
          list the values.
        </li>
        <li>
          If text doesn't fit, the <code>warnings</code> field in <strong>Check the status</strong>{" "}
          tells you.
        </li>
      </ul>
    </GuidePage>
  );
}
