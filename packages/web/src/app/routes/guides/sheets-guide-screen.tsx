import { AutomationDownload } from "../../../features/guides/automation-download.tsx";
import { AutomationNeeds } from "../../../features/guides/automation-needs.tsx";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

export function SheetsGuideScreen() {
  return (
    <GuidePage path={paths.sheetsGuide}>
      <h2>What you get</h2>
      <p>
        A menu item in a sheet with topics in column A, from the second row on. For each topic, it
        writes a post into column B, renders it, saves the PDF to your Drive and adds its link to
        column C. Column D shows the result and any warnings. Rows with a link are skipped.
      </p>
      <h2>What you need</h2>
      <AutomationNeeds tool="Google" />
      <h2>Set it up</h2>
      <AutomationDownload name="google-sheets.gs" />
      <ol>
        <li>In the sheet, open Extensions, then Apps Script.</li>
        <li>
          Under Project Settings, Script Properties, add <code>SLIDELOOM_KEY</code> with your key,
          which keeps it out of cells and code.
        </li>
        <li>Replace the editor's content with the script, and save.</li>
        <li>
          Reload the sheet and choose <strong>Slideloom, Write and render</strong>. Google asks for
          your permission once.
        </li>
      </ol>
      <h2>Long sheets</h2>
      <p>
        Google stops scripts after 6 minutes. This script pauses before that and continues a minute
        later, as it does when the server asks it to wait (<code>429</code>, <code>503</code>
        ). If you run out of credits, it stops and tells you. Choose the menu item again when you
        have more.
      </p>
      <h2>Costs</h2>
      <p>
        Each post costs 1 credit; rendering is free. Requests have an <code>Idempotency-Key</code>{" "}
        made from the row and its topic: within a day, the same row gets the same post and is
        charged once. If you change the topic, it counts as a new post.
      </p>
      <h2>Change a post</h2>
      <p>
        Edit the post in column B, or paste one from the editor, delete the link in column C, and
        run the script again to render it. Set the template type, number of slides, network and
        design at the top of the script.
      </p>
    </GuidePage>
  );
}
