import { paths } from "../../paths.ts";
import { ConnectSteps } from "./connect-steps.tsx";
import { GuidePage } from "./guide-page.tsx";

export function LinkedInGuideScreen() {
  return (
    <GuidePage path={paths.linkedinGuide}>
      <h2>What becomes of a carousel</h2>
      <ul>
        <li>
          A document that is swiped, of the same PDF that you can download. Or up to 20 pictures:
          you choose.
        </li>
        <li>
          The caption has up to 3000 characters. What LinkedIn would read as commands is escaped, so
          that it is never cut off there.
        </li>
        <li>It is published on your own profile, for everybody or for your connections.</li>
      </ul>
      <ConnectSteps network="linkedin" />
      <h2>Not known</h2>
      <p>
        LinkedIn lets nobody look whether a post is there. If it does not answer, Slideloom says{" "}
        <em>Not confirmed</em>: look at your profile, and say in the calendar what you saw.
      </p>
      <h2>If it does not work</h2>
      <ul>
        <li>
          <em>The redirect_uri does not match</em>: the address in the app is not this one letter by
          letter. Behind a proxy, <code>PUBLIC_URL</code> has to be the address that people see.
        </li>
        <li>
          <em>Scope not authorized</em>: one of the two products is missing, or was added a minute
          ago.
        </li>
      </ul>
    </GuidePage>
  );
}
