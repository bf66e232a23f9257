import { ButtonLink } from "../../../components/ui/button-link.tsx";

/** Where nothing is connected yet: what to do. */
export function NoConnections() {
  return (
    <div className="flex flex-col items-start gap-3 px-5 pt-1 pb-5">
      <p>
        Connect an account first: Bluesky or Mastodon takes a minute. A hand-over gives the slides
        to n8n, Make or Zapier, for every other network.
      </p>
      <ButtonLink to="/connections" variant="primary">
        Connect an account
      </ButtonLink>
    </div>
  );
}
