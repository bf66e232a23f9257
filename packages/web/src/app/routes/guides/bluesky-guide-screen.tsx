import { paths } from "../../paths.ts";
import { ConnectSteps } from "./connect-steps.tsx";
import { GuidePage } from "./guide-page.tsx";

export function BlueskyGuideScreen() {
  return (
    <GuidePage path={paths.blueskyGuide}>
      <h2>How your carousel appears</h2>
      <ul>
        <li>Up to 4 slides appear as images, 5 to 10 as a gallery to swipe.</li>
        <li>More slides follow as replies, up to 50 slides in 5 posts.</li>
        <li>The caption can have up to 300 characters. Links, hashtags and mentions work.</li>
        <li>Every image has a description: the slide's text, unless you write your own.</li>
      </ul>
      <ConnectSteps network="bluesky" />
      <h2>Troubleshooting</h2>
      <ul>
        <li>
          <em>Invalid identifier or password</em>: enter your full handle, such as you.bsky.social
          or your own domain, and an app password.
        </li>
        <li>
          Slideloom signs in once and keeps the session. If you delete the app password, you have to
          reconnect the account with a new one.
        </li>
      </ul>
    </GuidePage>
  );
}
