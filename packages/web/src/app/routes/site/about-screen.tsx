import { Prose } from "../../../components/ui/prose.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { paths } from "../../paths.ts";
import { Page } from "./page.tsx";

export function AboutScreen() {
  return (
    <Page
      title="About Slideloom"
      width="text"
      lead="A loom for slides: you bring the thread, it keeps the pattern."
    >
      <Prose>
        <h2>Words first</h2>
        <p>
          A carousel is a small text with a strict form: a title, a handful of slides, a line to
          remember. Slideloom keeps it as exactly that, a JSON document that a person, a script or a
          language model can write. How it looks is a second thing, and can change at any time.
        </p>
        <h2>One engine</h2>
        <p>
          The slide in the preview, the file that you download and the file that the command line
          writes are drawn by the same engine. What you see is what you post, to the pixel. Text is
          measured, so it fits; colours are checked, so it reads.
        </p>
        <h2>Yours</h2>
        <p>
          Slideloom is open source under the MIT licence and runs on a server of your own, with an
          embedded database and a built-in writer. No key, no account elsewhere, no watermark.
        </p>
        <p>
          <TextLink to={paths.features}>See what it does</TextLink> or{" "}
          <TextLink to={paths.create}>open the editor</TextLink>.
        </p>
      </Prose>
    </Page>
  );
}
