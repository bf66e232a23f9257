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
        You get a workflow that runs every morning. It goes through a Google Sheet. For every row
        that has a topic but no slides yet, the workflow writes a post, renders the post as a PDF,
        saves the PDF to Google Drive, and adds a link to the row. If writing or rendering fails,
        the row shows the reason.
      </p>
      <h2>What you need</h2>
      <AutomationNeeds tool="n8n">
        <li>
          A Google Sheet with the column headings <code>Topic</code>, <code>Slides</code> and{" "}
          <code>Problem</code> in the first row.
        </li>
      </AutomationNeeds>
      <h2>Set it up</h2>
      <AutomationDownload name="n8n-workflow.json" />
      <ol>
        <li>
          In n8n, create a workflow and choose <strong>Import from file</strong> in the workflow's
          menu. You can also copy the file's text and paste it onto the canvas.
        </li>
        <li>
          Open the nodes <strong>Write and render</strong> and <strong>Check the status</strong>. In
          both, add a Header Auth credential with the name <code>X-API-Token</code> and your key as
          the value.
        </li>
        <li>
          Open the three Google Sheets nodes and the Google Drive node, sign in, and choose your
          sheet and folder.
        </li>
        <li>
          Choose <strong>Execute workflow</strong> to run the workflow once, then activate it.
        </li>
      </ol>
      <h2>What to know</h2>
      <ul>
        <li>
          Slideloom writes and renders each post as a job. The workflow checks the job's status
          every 10 seconds, for up to 20 minutes. If the job fails, the error appears in the row's{" "}
          <code>Problem</code> column, and the workflow retries the row the next morning.
        </li>
        <li>
          Each post costs 1 credit. Rendering is free. The <code>Idempotency-Key</code> of a request
          consists of the day, the row and its topic, so the same row and topic are charged only
          once a day.
        </li>
        <li>
          To change the template type, writing style, number of slides, network or design, edit the
          body of <strong>Write and render</strong>. For the possible values, see the{" "}
          <TextLink to={paths.apiDocs}>API docs</TextLink>.
        </li>
        <li>
          Each time it runs, the workflow handles up to 20 rows. It sends 1 request a second and
          tries each request up to 3 times.
        </li>
        <li>
          If the text of a slide doesn't fit, the output of <strong>Check the status</strong> says
          so in the field <code>warnings</code>.
        </li>
      </ul>
    </GuidePage>
  );
}
