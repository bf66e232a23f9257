import { paths } from "../../paths.ts";
import { ConnectSteps } from "./connect-steps.tsx";
import { GuidePage } from "./guide-page.tsx";

export function LinkedInGuideScreen() {
  return (
    <GuidePage path={paths.linkedinGuide}>
      <h2>How your carousel appears</h2>
      <ul>
        <li>As a document to swipe (the PDF that you can download), or as up to 20 images.</li>
        <li>
          The caption can have up to 3000 characters. Special characters are escaped, so LinkedIn
          never cuts it off.
        </li>
        <li>On your own profile, visible to everyone or to your connections.</li>
      </ul>
      <ConnectSteps network="linkedin" />
      <h2>Not confirmed</h2>
      <p>
        LinkedIn doesn't let apps check whether a post exists. If LinkedIn doesn't confirm a post,
        its status is <em>Not confirmed</em>: check your profile, then tell us in the calendar what
        you see.
      </p>
      <h2>Troubleshooting</h2>
      <ul>
        <li>
          <em>The redirect_uri does not match</em>: the redirect URL in your LinkedIn app must match
          the one above exactly. Behind a proxy, set <code>PUBLIC_URL</code> to the address that
          people use.
        </li>
        <li>
          <em>Scope not authorized</em>: one of the two products is missing, or was added only a
          minute ago.
        </li>
      </ul>
    </GuidePage>
  );
}
