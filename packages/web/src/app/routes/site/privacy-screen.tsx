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
          You can write, design and download slides without an account. If you answer on a review
          link, your name, comments and answer are stored with the carousel, and the browser keeps
          your name for the next comment. Your draft, design and images stay in this browser. Slides
          are rendered on your own device, and your images aren't sent to the server. If you add an
          image by URL, your browser loads it from that site.
        </p>
        <h2>With an account</h2>
        <p>This server stores:</p>
        <StoredList />
        <h2>Generating posts</h2>
        <p>
          Text that you enter in the Generate Content form is sent to this server's writer: the
          built-in outline writer, which works offline, or an AI model chosen by the person who runs
          this server. Ask this person which model it is. If you added AI models to your account,
          the text is sent to those models. Slideloom keeps no record of your topics, with one
          exception: if an API call has an idempotency key, the response to the call is kept for a
          day.
        </p>
        <h2>In your browser</h2>
        <p>
          There are no trackers. If you add images and videos by URL, the editor loads them from
          their sites. The Connections page loads the profile images of your connected accounts from
          the networks. While you sign in to a network, a cookie with a random number is kept for up
          to 10 minutes.
        </p>
        <p>This browser keeps:</p>
        <KeptList />
        <p>
          If you worked without an account, your work moves to the first account that signs in on
          this browser.
        </p>
        <p>
          When you log out, Slideloom saves your changes to your account and then removes all of
          this from the browser. If your changes can't be saved, Slideloom asks you first. If your
          session expires, your work stays in this browser but is hidden until you sign in again. No
          other account can see it. Four settings always stay in this browser: the theme, whether
          single-key shortcuts are on, whether the Generate Content form is collapsed, and the name
          that you typed on review links.
        </p>
        <h2>Logs</h2>
        <p>
          The server's log has a line for each request: its time, path, status, duration and IP
          address. The person who runs this server decides how long the log is kept. Slideloom also
          counts the requests from each IP address for a short time, to limit how many requests an
          address can send.
        </p>
        <h2>Your rights</h2>
        <p>
          On the <TextLink to={paths.account}>account page</TextLink> you can see and correct your
          name, download everything stored about you, and delete your account. Deletion is immediate
          and permanent. Copies in the server's backups are deleted when the backups expire.
        </p>
      </Prose>
    </Page>
  );
}

function StoredList() {
  return (
    <ul>
      <li>Your username, your email address and, if you enter them, your first and last name.</li>
      <li>Your password, as a hash that can't be reversed.</li>
      <li>Your main API key, encrypted, so that you can view it again.</li>
      <li>Your other API keys, as hashes, with their scopes and the time of their last use.</li>
      <li>
        The programs that you connected, with their scopes and the time of their last use, and their
        access as hashes.
      </li>
      <li>Your webhooks, and what was sent to them in the last week.</li>
      <li>
        The requests and files of your API jobs, for a day. During this day, anyone who has a file's
        URL can open the file.
      </li>
      <li>
        The carousels that you save, with their latest versions, the images that you upload, and
        your brand.
      </li>
      <li>
        The links to carousels that you share. Anyone who has a link can see the carousel until you
        revoke the link. The shared page loads nothing from other sites. Instead, this server
        fetches images from other sites and keeps them in memory for up to an hour, so those sites
        don't learn who views the page. A video opens on its own site if the viewer follows the link
        to the video.
      </li>
      <li>
        Your review links, as hashes, with their passwords as hashes, and the names, comments and
        answers that people leave there. They are deleted with the carousel.
      </li>
      <li>
        Your connected accounts: their names, your posting times, and their access tokens,
        encrypted.
      </li>
      <li>
        Your scheduled and published posts: their text, times and links, and each attempt to publish
        them. A network gets only the posts that you publish there.
      </li>
      <li>
        The text of your sources, such as web pages and files that you make posts from, for a week
        or until you delete them. This server fetches the web pages. Posts, shared pages and
        downloaded files contain only a source's title and URL. Without an account, sources stay in
        your browser.
      </li>
      <li>Your voice: how you write, and the posts that you added as examples.</li>
      <li>The AI models that you added, with their API keys, encrypted.</li>
      <li>Your plan, and every credit added or spent, with the date.</li>
      <li>Your login sessions, as hashes, until 30 days after you last used them.</li>
    </ul>
  );
}

function KeptList() {
  return (
    <ul>
      <li>Your drafts, with their images.</li>
      <li>Changes that aren't saved to your account yet.</li>
      <li>Your brand.</li>
      <li>The plan that you chose on the pricing page.</li>
      <li>Text that you entered in the Generate Content form and the publish dialog.</li>
      <li>Posts that you imported from a CSV file.</li>
      <li>Sources that you added without an account, such as web pages and files, for a week.</li>
      <li>Your session, while you're signed in.</li>
    </ul>
  );
}
