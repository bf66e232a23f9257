import type { ReactNode } from "react";
import { TextLink } from "../../components/ui/text-link.tsx";

/** What every automation needs, whichever tool runs it, and `<li>`s of its own. */
export function AutomationNeeds({ tool, children }: { tool: string; children?: ReactNode }) {
  return (
    <ul>
      <li>
        A Slideloom server that {tool} can reach. One on your own machine can be reached from there
        only (see <TextLink to="/guides/self-hosting">Self-hosting</TextLink>).
      </li>
      <li>
        An API key. On the <TextLink to="/account">account page</TextLink> you make one for this
        alone, which may generate and render.
      </li>
      {children}
    </ul>
  );
}
