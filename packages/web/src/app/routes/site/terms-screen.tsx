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
          Slideloom turns posts into slides for social media. This server is run by a person or
          company (its operator), not by the authors of Slideloom. The software is open source under
          the MIT licence and comes without any warranty.
        </p>
        <h2>Your work is yours</h2>
        <p>
          Everything you write, upload and download stays yours. The operator may store and process
          your work only as needed for the features that you use.
        </p>
        <h2>Your responsibilities</h2>
        <ul>
          <li>Only use text, images and brands that you have the right to use.</li>
          <li>Read generated text before you publish it. It may be wrong.</li>
          <li>Keep your password and API keys to yourself.</li>
          <li>Don't use the server to break the law, and don't disrupt it for other people.</li>
        </ul>
        <h2>Credits and plans</h2>
        <p>
          Each post that you generate costs one credit. If the generation fails, it's free. Credits
          reset every month, and unused credits don't carry over. You pay nothing on this site: the
          operator sets your plan.
        </p>
        <h2>Ending your account</h2>
        <p>
          You can delete your account at any time on the{" "}
          <TextLink to={paths.account}>account page</TextLink>, and export your data there first.
          The operator may close accounts that break these terms.
        </p>
      </Prose>
    </Page>
  );
}
