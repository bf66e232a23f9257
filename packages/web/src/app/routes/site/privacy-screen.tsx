import { Prose } from "../../../components/ui/prose.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { paths } from "../../paths.ts";
import { OperatorNote } from "./operator-note.tsx";
import { Page } from "./page.tsx";

export function PrivacyScreen() {
  return (
    <Page title="Privacy" width="text">
      <OperatorNote />
      <Prose>
        <h2>Without an account</h2>
        <p>
          You can write, design and download slides without an account. Your draft, your design and
          your pictures stay in this browser: slides are drawn on your own device, and no picture is
          sent to the server for it. A picture that you name by its address is fetched from where it
          lies.
        </p>
        <h2>With an account</h2>
        <ul>
          <li>Your username, your email address and, if you give them, your names.</li>
          <li>Your password as a hash that can&rsquo;t be turned back into it.</li>
          <li>Your API key, sealed, so that you can look at it again.</li>
          <li>Your named keys as hashes, with their scopes and last use.</li>
          <li>Your webhooks, and for a week what they were told.</li>
          <li>
            What jobs of the API were asked for and have drawn, for a day. Whoever has the address
            of a file sees it until then.
          </li>
          <li>
            The carousels that you save, with their last versions, the pictures that you upload, and
            your brand. Anyone with a link that you share sees that carousel until you end the link.
            A shared page loads nothing from other sites: this server fetches their images and keeps
            them in memory for up to an hour, so those sites don&rsquo;t learn who views the page.
            Videos open on their own site, if the viewer follows the link.
          </li>
          <li>
            The accounts at networks that you connect: their names, the times at which you post, and
            access to them, sealed. What you publish there: words, times, addresses and each
            attempt. The networks get what you publish on them, and nothing else.
          </li>
          <li>Your plan, and every change of your credits with its date.</li>
          <li>Sessions of 30 days, as hashes.</li>
        </ul>
        <h2>Generating posts</h2>
        <p>
          What you type into the form is sent to whoever writes on this server: the built-in outline
          writer, which needs no network, or a language model that the operator has chosen. Ask the
          operator which one. Slideloom itself keeps no record of your topics, but for the answers
          to API calls with an idempotency key, which it keeps for a day.
        </p>
        <h2>In your browser</h2>
        <p>
          There are no trackers. The editor loads images and videos that you add by their web
          address from the sites that have them, and your connections show the images of your
          accounts from their networks. One cookie is kept while you sign in at a network, for ten
          minutes at most; it holds a random number.
        </p>
        <p>
          This browser keeps your drafts with their images, changes that are not saved to your
          account yet, your brand, what you typed into the topic form and the publish dialog, the
          posts drawn from a CSV, the plan you looked at and, while you are signed in, your session.
          Made without an account, they go to the first account that signs in here.
        </p>
        <p>
          Logging out saves your changes to your account, asks you if that fails, and removes all of
          this from the browser. If a session ends by itself, they stay hidden in this browser until
          you sign in again; no other account sees them. Your theme, keyboard setting and folded
          form stay: they belong to the device.
        </p>
        <h2>Logs</h2>
        <p>
          The server&rsquo;s log has a line for each request: its time, path, status, duration and
          network address. The operator decides how long it is kept. Addresses are also counted for
          a short time, to slow down whoever asks too often.
        </p>
        <h2>Your rights</h2>
        <p>
          On the <TextLink to={paths.account}>account page</TextLink> you can see and correct your
          names, download all that is kept about you, and delete your account. Deleting is at once
          and for good; copies in the operator&rsquo;s backups end with those.
        </p>
      </Prose>
    </Page>
  );
}
