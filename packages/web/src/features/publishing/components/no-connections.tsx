import { ButtonLink } from "../../../components/ui/button-link.tsx";

/** Shown if no account is connected. */
export function NoConnections() {
  return (
    <div className="flex flex-col items-start gap-3 px-5 pt-1 pb-5">
      <p>
        Connect an account first. Bluesky and Mastodon take a minute. For other networks, set up a
        webhook hand-off to n8n, Make or Zapier.
      </p>
      <ButtonLink to="/connections" variant="primary">
        Connect an account
      </ButtonLink>
    </div>
  );
}
