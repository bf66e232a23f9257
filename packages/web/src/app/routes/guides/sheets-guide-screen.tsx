import { AutomationDownload } from "../../../features/guides/automation-download.tsx";
import { AutomationNeeds } from "../../../features/guides/automation-needs.tsx";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

export function SheetsGuideScreen() {
  return (
    <GuidePage path={paths.sheetsGuide}>
      <h2>What you get</h2>
      <p>
        You get a menu item in a Google Sheet that has topics in column A, from row 2 on. For each
        topic, the script writes a post into column B, renders the post, saves the PDF to your
        Google Drive, and adds a link to column C. Column D shows the result and any warnings. Rows
        that already have a link are skipped.
      </p>
      <h2>What you need</h2>
      <AutomationNeeds tool="Google" />
      <h2>Set it up</h2>
      <AutomationDownload name="google-sheets.gs" />
      <ol>
        <li>In the sheet, open Extensions, then Apps Script.</li>
        <li>
          Under Project Settings, Script Properties, add the property <code>SLIDELOOM_KEY</code>{" "}
          with your key as its value. This keeps the key out of cells and code.
        </li>
        <li>Replace the content of the script editor with the script above, and save.</li>
        <li>
          Reload the sheet and choose <strong>Slideloom, Write and render</strong>. Google asks for
          your permission once.
        </li>
      </ol>
      <h2>Long sheets</h2>
      <p>
        Google stops any script after 6 minutes. Before the 6 minutes are over, this script pauses.
        It continues a minute later. The script also pauses if the server asks it to wait (
        <code>429</code> or <code>503</code>). If you run out of credits, the script stops and tells
        you. Choose the menu item again when you have credits.
      </p>
      <h2>Costs</h2>
      <p>
        Each post costs 1 credit. Rendering is free. The <code>Idempotency-Key</code> of a request
        consists of the row and its topic. If you run the script again within a day, the row gets
        the same post and is charged only once. If you change the topic, the row gets a new post,
        which costs 1 credit.
      </p>
      <h2>Change a post</h2>
      <p>
        Edit the post in column B, or replace it with a post from the editor. Then delete the link
        in column C, and run the script again to render the changed post. To change the template
        type, number of slides, network or design, edit the top of the script.
      </p>
    </GuidePage>
  );
}
