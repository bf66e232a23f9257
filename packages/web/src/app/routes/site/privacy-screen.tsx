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
          You can write, design and download slides without an account. Your draft, design and
          images stay in this browser: slides are rendered on your own device, and your images
          aren't sent to the server. An image that you add by URL is loaded from its site.
        </p>
        <h2>With an account</h2>
        <p>This server stores:</p>
        <ul>
          <li>Your username, your email address and, if you give them, your names.</li>
          <li>Your password, as a hash that can't be reversed.</li>
          <li>Your main API key, encrypted, so that you can view it again.</li>
          <li>Your other API keys, as hashes, with their scopes and last use.</li>
          <li>Your webhooks, and what was sent to them in the last week.</li>
          <li>
            Requests and files of API jobs, for a day. Anyone with a file's URL can open it until
            then.
          </li>
          <li>
            The carousels that you save, with their latest versions, the images that you upload, and
            your brand. Anyone with a link that you share can see that carousel until you revoke the
            link. A shared page loads nothing from other sites: this server fetches their images and
            keeps them in memory for up to an hour, so those sites don't learn who views the page.
            Videos open on their own site if the viewer follows the link.
          </li>
          <ConnectedAndSources />
          <li>Your plan, and each credit change, with its date.</li>
          <li>Your sessions, as hashes, for 30 days.</li>
        </ul>
        <h2>Generating posts</h2>
        <p>
          Text that you enter in the Generate Content form is sent to this server's writer: the
          built-in outline writer, which works offline, or an AI model chosen by the person who runs
          this server. Ask them which one. Slideloom keeps no record of your topics, except
          responses to API calls with an idempotency key, which it keeps for a day.
        </p>
        <h2>In your browser</h2>
        <p>
          There are no trackers. The editor loads images and videos that you add by URL from their
          sites, and the Connections page loads your accounts' images from their networks. One
          cookie with a random number is kept for up to 10 minutes while you sign in to a network.
        </p>
        <p>
          This browser keeps your drafts with their images, changes that aren't saved to your
          account yet, your brand, text entered in the Generate Content form and the publish dialog,
          sources that you read without an account, for a week, posts imported from a CSV, the plan
          you chose and, while you're signed in, your session. Work done without an account moves to
          the first account that signs in here.
        </p>
        <p>
          Logging out saves your changes to your account, asks you if that fails, and removes all of
          this from the browser. If a session expires, your work stays hidden in this browser until
          you sign in again; no other account can see it. Your theme, keyboard shortcut setting and
          collapsed form stay, because they belong to the device.
        </p>
        <h2>Logs</h2>
        <p>
          The server's log has a line for each request: its time, path, status, duration and IP
          address. The person who runs this server decides how long it is kept. Requests are also
          counted by IP address for a short time, to limit their rate.
        </p>
        <h2>Your rights</h2>
        <p>
          On the <TextLink to={paths.account}>account page</TextLink> you can see and correct your
          name, download everything stored about you, and delete your account. Deletion is immediate
          and permanent; copies in the server's backups are deleted when those expire.
        </p>
      </Prose>
    </Page>
  );
}

function ConnectedAndSources() {
  return (
    <>
      <li>
        Your connected accounts: their names, your posting times, and their access tokens,
        encrypted. Your posts: text, times, links and each attempt to publish. Networks get the
        posts that you publish on them, and nothing else.
      </li>
      <li>
        The text of sources that you read to make posts from, for a week, or until you delete them.
        Web addresses are fetched by this server. Posts, shared pages and files carry only a
        source's title and address. Without an account, sources stay in your browser.
      </li>
    </>
  );
}
