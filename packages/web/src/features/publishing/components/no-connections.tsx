import { TextLink } from "../../../components/ui/text-link.tsx";

/** Shown if no account is connected. */
export function NoConnections() {
  return (
    <p className="text-muted">
      To let Slideloom post for you, <TextLink to="/connections">connect an account</TextLink>:
      Bluesky, Mastodon, LinkedIn or Instagram directly, and other networks through Buffer, Postiz
      or your own automation.
    </p>
  );
}
