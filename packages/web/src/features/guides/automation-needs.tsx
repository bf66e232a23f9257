import type { ReactNode } from "react";
import { TextLink } from "../../components/ui/text-link.tsx";

/** The requirements of every automation tool, followed by the tool's own `<li>` elements. */
export function AutomationNeeds({ tool, children }: { tool: string; children?: ReactNode }) {
  return (
    <ul>
      <li>
        A Slideloom server that {tool} can reach. A server on your own machine isn't reachable from
        the internet (see <TextLink to="/guides/self-hosting">Self-hosting</TextLink>).
      </li>
      <li>
        An API key with the scopes <code>generate</code> and <code>render</code>. Create one for{" "}
        {tool} on the <TextLink to="/account">account page</TextLink>.
      </li>
      {children}
    </ul>
  );
}
