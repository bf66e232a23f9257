import { AutomationDownload } from "../../../features/guides/automation-download.tsx";
import { AutomationNeeds } from "../../../features/guides/automation-needs.tsx";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

export function SheetsGuideScreen() {
  return (
    <GuidePage path={paths.sheetsGuide}>
      <h2>What you get</h2>
      <p>
        A sheet with topics in column A, from the second row on. A menu item writes a post for each
        into column B, draws it, saves the PDF in your Drive and links it in column C. Column D says
        how it went, and what to look at. Rows that have a link are left alone.
      </p>
      <h2>What you need</h2>
      <AutomationNeeds tool="Google" />
      <h2>Set it up</h2>
      <AutomationDownload name="google-sheets.gs" />
      <ol>
        <li>In the sheet, open Extensions, then Apps Script.</li>
        <li>
          Under Project Settings, Script Properties, add <code>SLIDELOOM_KEY</code> with your key.
          So it stands in no cell and in no code.
        </li>
        <li>Replace what the editor holds with the script, and save.</li>
        <li>
          Reload the sheet, and choose <strong>Slideloom, Write and draw</strong>. Google asks once
          for your permission.
        </li>
      </ol>
      <h2>It goes on by itself</h2>
      <p>
        Google stops a script after six minutes. This one stops before, and goes on a minute later,
        as it does when the server asks it to wait (<code>429</code>, <code>503</code>). When the
        credits are used up it stops and says so; choose the menu item again once there are more.
      </p>
      <h2>Why nothing is paid twice</h2>
      <p>
        Each post costs one credit, drawing none. The request carries an{" "}
        <code>Idempotency-Key</code> made of the row and its topic: within a day the same row gets
        the same post, and it is paid once. Another topic in the row is another post.
      </p>
      <h2>Change a post</h2>
      <p>
        Edit the post in column B, or paste one from the editor, delete the link in column C and run
        it again: it is drawn as it stands. Template, number of slides, network and design stand at
        the top of the script.
      </p>
    </GuidePage>
  );
}
