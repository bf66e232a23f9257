import { Prose } from "../../../components/ui/prose.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { paths } from "../../paths.ts";
import { OperatorNote } from "./operator-note.tsx";
import { Page } from "./page.tsx";

export function TermsScreen() {
  return (
    <Page title="Terms" width="text">
      <OperatorNote />
      <Prose>
        <h2>What this is</h2>
        <p>
          Slideloom turns posts into slides for social media. This server is run by its operator,
          not by the authors of Slideloom. The software is open source under the MIT licence and
          comes without any warranty.
        </p>
        <h2>Your work is yours</h2>
        <p>
          What you write, upload and download stays yours. The operator may store and process it as
          far as that is needed to show it to you and to make what you ask for.
        </p>
        <h2>What you answer for</h2>
        <ul>
          <li>You have the right to use the texts, pictures and brands that you put on slides.</li>
          <li>You read generated text before you publish it. It may be wrong.</li>
          <li>You keep your password and your API key to yourself.</li>
          <li>You don&rsquo;t use the server to break the law or to disturb it for others.</li>
        </ul>
        <h2>Credits and plans</h2>
        <p>
          A generation that succeeds costs one credit; one that fails costs none. Credits reset
          every month and don&rsquo;t carry over. Nothing is sold on this site: plans are set by the
          operator.
        </p>
        <h2>The end</h2>
        <p>
          You can delete your account at any time on the{" "}
          <TextLink to={paths.account}>account page</TextLink>, where you can take your data with
          you first. The operator may end accounts that break these terms.
        </p>
      </Prose>
    </Page>
  );
}
