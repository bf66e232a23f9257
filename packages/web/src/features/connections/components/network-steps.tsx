import type { NetworkId } from "@slideloom/core/publishing";
import type { ReactNode } from "react";
import { CopyButton } from "../../../components/ui/copy-button.tsx";

/** A value with a button to copy it. */
function Value({ text, title }: { text: string; title: string }) {
  return (
    <span className="my-1 flex flex-wrap items-center gap-2">
      <code className="min-w-0 rounded-lg bg-sunken px-2 py-1 text-[13px] wrap-anywhere">
        {text}
      </code>
      <CopyButton text={text} title={title} />
    </span>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="rounded font-medium text-accent-ink underline underline-offset-2"
    >
      {children}
    </a>
  );
}

interface NetworkStepsProps {
  network: NetworkId;
  /** The OAuth redirect URI to register at the network. */
  redirectUri: string;
}

function LinkedInSteps({ redirectUri }: Pick<NetworkStepsProps, "redirectUri">) {
  return (
    <>
      <p>The operator of this server does this once:</p>
      <ol>
        <li>
          At <Outside href="https://www.linkedin.com/developers/apps">LinkedIn Developers</Outside>,
          create an app. It needs a LinkedIn page; any of your pages works.
        </li>
        <li>
          Under <strong>Products</strong>, add <em>Sign In with LinkedIn using OpenID Connect</em>{" "}
          and <em>Share on LinkedIn</em>. Don't add others: sign-in fails while a product is under
          review.
        </li>
        <li>
          Under <strong>Auth</strong>, add this authorized redirect URL, exactly as it is:
          <Value text={redirectUri} title="Copy redirect URL" />
        </li>
        <li>
          Put the app's client ID and client secret into these settings, then restart the server:
          <Value text="LINKEDIN_CLIENT_ID" title="Copy the setting name of the client ID" />
          <Value text="LINKEDIN_CLIENT_SECRET" title="Copy the setting name of the client secret" />
        </li>
      </ol>
      <p>Then everyone with an account here can sign in with LinkedIn.</p>
    </>
  );
}

/** The steps to connect a network. */
export function NetworkSteps({ network, redirectUri }: NetworkStepsProps) {
  switch (network) {
    case "bluesky":
      return (
        <ol>
          <li>
            In Bluesky, open{" "}
            <Outside href="https://bsky.app/settings/app-passwords">
              Settings, Privacy and security, App passwords
            </Outside>
            .
          </li>
          <li>
            Add an app password and name it, for example <em>slideloom</em>. It doesn't need access
            to your direct messages.
          </li>
          <li>
            Enter your handle and the app password here. Don't enter your account password; it isn't
            needed.
          </li>
        </ol>
      );
    case "mastodon":
      return (
        <ol>
          <li>Enter your server's name, such as mastodon.social.</li>
          <li>
            Sign in and allow Slideloom to post and upload images. Slideloom registers itself with
            your server, so there's nothing to set up.
          </li>
        </ol>
      );
    case "linkedin":
      return <LinkedInSteps redirectUri={redirectUri} />;
    case "handover":
      return (
        <ol>
          <li>
            In n8n, Make or Zapier, create a workflow that starts with a webhook, and copy the
            webhook's URL.
          </li>
          <li>
            Enter a name and the URL here. You get a signing secret, so your workflow can verify
            that requests come from here.
          </li>
          <li>
            When a post is due, your workflow gets the caption, descriptions, and links to the
            images and the PDF, and posts them.
          </li>
        </ol>
      );
  }
}
