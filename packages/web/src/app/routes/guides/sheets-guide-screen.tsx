import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { buildSheetRowsScript } from "../../../features/api-docs/sheet-script.ts";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

export function SheetsGuideScreen() {
  return (
    <GuidePage path={paths.sheetsGuide}>
      <h2>What you get</h2>
      <p>
        A sheet with topics in column A, from the second row on. A menu item fills column B with
        each topic&rsquo;s post as JSON, and column C with what went wrong where something did. Rows
        that have a post are left alone.
      </p>
      <h2>What you need</h2>
      <ul>
        <li>
          A Slideloom server that Google can reach: an address on the internet, over HTTPS. One on
          your own machine is not (see <TextLink to={paths.selfHostingGuide}>Self-hosting</TextLink>
          ).
        </li>
        <li>
          An API key, from the <TextLink to={paths.apiDocs}>API page</TextLink>. Each post costs one
          credit.
        </li>
      </ul>
      <h2>Set it up</h2>
      <ol>
        <li>In the sheet, open Extensions, then Apps Script.</li>
        <li>
          Under Project Settings, Script Properties, add <code>SLIDELOOM_KEY</code> with your key.
          So it stands in no cell and in no code.
        </li>
        <li>Replace what the editor holds with this script, and save.</li>
        <li>
          Reload the sheet, and choose <strong>Slideloom, Write posts</strong>. Google asks once for
          your permission.
        </li>
      </ol>
      <CodeBlock
        label="Script of the sheet"
        code={buildSheetRowsScript(`${location.origin}/api/v1`)}
      />
      <h2>Why nothing is paid twice</h2>
      <p>
        Each call carries an <code>Idempotency-Key</code> made of the row and its topic. If Google
        stops the script in the middle, as it does after six minutes, run it again: within a day the
        same row gets the same post, and it is paid once. Another topic in the row is another post.
      </p>
      <h2>From JSON to slides</h2>
      <p>
        Paste a cell of column B into the editor with <strong>Edit JSON</strong>, or save it as{" "}
        <code>post.json</code> and run <code>npm run slideloom -- render post.json</code> on the
        server&rsquo;s machine.
      </p>
    </GuidePage>
  );
}
