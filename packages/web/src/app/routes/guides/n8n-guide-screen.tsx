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
        link into the row, or what went wrong.
      </p>
      <h2>What you need</h2>
      <AutomationNeeds tool="n8n">
        <li>
          A sheet whose first row says <code>Topic</code>, <code>Slides</code> and{" "}
          <code>Problem</code>.
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
          Open <strong>Write and draw</strong> and <strong>Ask how far it is</strong>, and choose a
          credential of the kind Header Auth, with the name <code>X-API-Token</code> and your key as
          value.
        </li>
        <li>
          Open the three nodes of Google Sheets and the one of Google Drive, sign in, and choose
          your sheet and folder.
        </li>
        <li>
          Run it once with <strong>Execute workflow</strong>, then activate it.
        </li>
      </ol>
      <h2>What to know</h2>
      <ul>
        <li>
          Writing and drawing is a job: the workflow asks every ten seconds how far it is, and gives
          up after twenty minutes. What went wrong stands in the row&rsquo;s <code>Problem</code>,
          and the row is tried again the next morning.
        </li>
        <li>
          Each post costs one credit, drawing none. Each run takes twenty rows at most, asks once a
          second and tries each request three times; its <code>Idempotency-Key</code> is made of the
          day, the row and its topic, so that no row is paid twice a day.
        </li>
        <li>
          Template, style, number of slides, network and design stand in the body of{" "}
          <strong>Write and draw</strong>. <TextLink to={paths.apiDocs}>The API docs</TextLink> list
          what they may be.
        </li>
        <li>
          Where text did not fit, <code>warnings</code> of <strong>Ask how far it is</strong> say
          so.
        </li>
      </ul>
    </GuidePage>
  );
}
