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
        A scenario that watches a Google Sheet. For every new row, it writes a post from the topic
        in column A, renders it as a PDF, and saves the PDF to Google Drive. If that fails, column C
        shows why.
      </p>
      <h2>What you need</h2>
      <AutomationNeeds tool="Make" />
      <h2>Set it up</h2>
      <AutomationDownload name="make-blueprint.json" />
      <ol>
        <li>
          In Make, create a scenario and choose <strong>Import Blueprint</strong> in the menu below
          it.
        </li>
        <li>
          Open <strong>Write and render</strong> and <strong>Check the status</strong>, and replace{" "}
          <code>YOUR_API_KEY</code> with your key.
        </li>
        <li>
          Open the first module and the last module of both routes, and choose your Google account,
          sheet and folder.
        </li>
        <li>
          In the scenario's settings, allow storing incomplete executions, so that failed ones are
          retried.
        </li>
        <li>Run the scenario once with a new row, then turn it on.</li>
      </ol>
      <h2>How it works</h2>
      <ul>
        <li>
          <strong>Quote the topic</strong> (JSON, Transform to JSON) escapes the topic for the
          request.
        </li>
        <li>
          <strong>Write and render</strong> starts a job. The modules after it check its status
          every 10 seconds, up to 60 times. When the job has ended, the remaining checks stop at{" "}
          <strong>Has it ended?</strong>
        </li>
        <li>
          Each post costs 1 credit; rendering is free. The <code>Idempotency-Key</code> combines the
          row and its topic, so a row is never charged twice within a day.
        </li>
        <li>
          After an error such as <code>429</code> or <code>503</code>, Make retries 3 times, 15
          minutes apart.
        </li>
        <li>
          Set the template type, writing style, number of slides, network and design in{" "}
          <strong>Write and render</strong>. The <TextLink to={paths.apiDocs}>API docs</TextLink>{" "}
          list the values.
        </li>
      </ul>
    </GuidePage>
  );
}
