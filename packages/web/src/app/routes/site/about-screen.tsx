import { Prose } from "../../../components/ui/prose.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { paths } from "../../paths.ts";
import { Page } from "./page.tsx";

export function AboutScreen() {
  return (
    <Page
      title="About Slideloom"
      width="text"
      lead="You bring the words. Slideloom turns them into slides."
    >
      <Prose>
        <h2>Words first</h2>
        <p>
          A carousel is a short text in a fixed form: a title, a few slides and a closing line.
          Slideloom stores it as a JSON document that you, a script or an AI model can write. The
          design is separate, so you can change it at any time.
        </p>
        <h2>One engine</h2>
        <p>
          The same engine draws the preview, your downloads, and the files from the API and the
          command line. What you see is what you post, to the pixel. Slideloom measures your text so
          that it fits, and checks your colours so that they're readable.
        </p>
        <h2>Yours</h2>
        <p>
          Slideloom is open source under the MIT licence and runs on your own server, with an
          embedded database and a built-in writer. You don't need an API key or an account with
          another service. Slides have no watermark.
        </p>
        <p>
          <TextLink to={paths.features}>See all features</TextLink> or{" "}
          <TextLink to={paths.create}>open the editor</TextLink>.
        </p>
      </Prose>
    </Page>
  );
}
