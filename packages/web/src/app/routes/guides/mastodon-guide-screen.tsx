import { paths } from "../../paths.ts";
import { ConnectSteps } from "./connect-steps.tsx";
import { GuidePage } from "./guide-page.tsx";

export function MastodonGuideScreen() {
  return (
    <GuidePage path={paths.mastodonGuide}>
      <h2>What becomes of a carousel</h2>
      <ul>
        <li>
          As many pictures in a post as your server takes, most often 4. More slides follow as
          replies, shared out evenly.
        </li>
        <li>
          The caption is as long as your server allows, most often 500 characters; every address
          counts 23.
        </li>
        <li>
          You choose who sees it, a content warning, and whether the pictures are hidden at first.
        </li>
        <li>Every picture has a description.</li>
      </ul>
      <ConnectSteps network="mastodon" />
      <h2>If it does not work</h2>
      <ul>
        <li>Enter the server’s name only, such as mastodon.social: no handle and no address.</li>
        <li>
          Servers that speak Mastodon’s interface, such as GoToSocial or Pixelfed, may work, too.
        </li>
      </ul>
    </GuidePage>
  );
}
