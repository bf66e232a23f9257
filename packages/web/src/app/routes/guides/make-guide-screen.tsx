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
        You get a scenario (a workflow in Make) that watches a Google Sheet. For every new row, the
        scenario writes a post from the topic in column A, renders the post as a PDF, and saves the
        PDF to Google Drive. If writing or rendering fails, column C shows the reason.
      </p>
      <h2>What you need</h2>
      <AutomationNeeds tool="Make" />
      <h2>Set it up</h2>
      <AutomationDownload name="make-blueprint.json" />
      <ol>
        <li>
          In Make, create a scenario. Then choose <strong>Import Blueprint</strong> in the menu at
          the bottom of the page.
        </li>
        <li>
          Open the modules <strong>Write and render</strong> and <strong>Check the status</strong>.
          In both, replace <code>YOUR_API_KEY</code> with your key.
        </li>
        <li>
          Open the first module of the scenario, and the last module of each of the two routes. In
          each of these modules, choose your Google account, and the sheet or folder to use.
        </li>
        <li>
          In the scenario's settings, allow storing incomplete executions. Make then retries failed
          executions.
        </li>
        <li>Run the scenario once with a new row, then turn it on.</li>
      </ol>
      <h2>How it works</h2>
      <ul>
        <li>
          <strong>Quote the topic</strong> is a JSON module (Transform to JSON). It escapes
          characters such as quotation marks in the topic, so that the request is valid.
        </li>
        <li>
          <strong>Write and render</strong> starts a job on the Slideloom server. The next modules
          check the job's status every 10 seconds, up to 60 times. Once the job has ended, the
          module <strong>Has it ended?</strong> stops the remaining checks.
        </li>
        <li>
          Each post costs 1 credit. Rendering is free. The <code>Idempotency-Key</code> of a request
          consists of the row and its topic, so the same row and topic are charged only once within
          a day.
        </li>
        <li>
          After an error such as <code>429</code> (too many requests) or <code>503</code> (server
          unavailable), Make retries the request 3 times, 15 minutes apart.
        </li>
        <li>
          To change the template type, writing style, number of slides, network or design, edit{" "}
          <strong>Write and render</strong>. For the possible values, see the{" "}
          <TextLink to={paths.apiDocs}>API docs</TextLink>.
        </li>
      </ul>
    </GuidePage>
  );
}
