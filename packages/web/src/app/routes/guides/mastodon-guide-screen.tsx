import { paths } from "../../paths.ts";
import { ConnectSteps } from "./connect-steps.tsx";
import { GuidePage } from "./guide-page.tsx";

export function MastodonGuideScreen() {
  return (
    <GuidePage path={paths.mastodonGuide}>
      <h2>How your carousel appears</h2>
      <ul>
        <li>
          A post has as many images as your server allows, usually 4. More slides follow as replies,
          split evenly.
        </li>
        <li>
          The caption can be as long as your server allows, usually 500 characters. Every link
          counts as 23.
        </li>
        <li>
          You choose who can see the post, an optional content warning, and whether images are
          hidden until clicked.
        </li>
        <li>Every image has a description.</li>
      </ul>
      <ConnectSteps network="mastodon" />
      <h2>Troubleshooting</h2>
      <ul>
        <li>Enter only the server's name, such as mastodon.social.</li>
        <li>
          Servers with a Mastodon-compatible API, such as GoToSocial or Pixelfed, may work too.
        </li>
      </ul>
    </GuidePage>
  );
}
