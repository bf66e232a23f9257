import { paths } from "../../paths.ts";
import { ConnectSteps } from "./connect-steps.tsx";
import { GuidePage } from "./guide-page.tsx";

export function BlueskyGuideScreen() {
  return (
    <GuidePage path={paths.blueskyGuide}>
      <h2>What becomes of a carousel</h2>
      <ul>
        <li>Up to 4 slides are shown as pictures, 5 to 10 as pictures that are swiped.</li>
        <li>More slides follow as replies, up to 50 in 5 posts.</li>
        <li>The caption has up to 300 characters. Links, hashtags and mentions work.</li>
        <li>Every picture has a description: the slide’s words, unless you write another.</li>
      </ul>
      <ConnectSteps network="bluesky" />
      <h2>If it does not work</h2>
      <ul>
        <li>
          <em>Invalid identifier or password</em>: the handle is the whole one, such as
          you.bsky.social or your own domain, and the password is an app password.
        </li>
        <li>
          Slideloom signs in once and then keeps the session. If you delete the app password, the
          connection says that you have to sign in again.
        </li>
      </ul>
    </GuidePage>
  );
}
