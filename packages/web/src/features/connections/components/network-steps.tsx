import type { NetworkId } from "@slideloom/core/publishing";
import type { ReactNode } from "react";
import { CopyButton } from "../../../components/ui/copy-button.tsx";

/** A value to paste elsewhere, as it is. */
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
  /** The exact address that the network sends people back to. */
  redirectUri: string;
}

function LinkedInSteps({ redirectUri }: Pick<NetworkStepsProps, "redirectUri">) {
  return (
    <>
      <p>Once for each server, by whoever runs it:</p>
      <ol>
        <li>
          At <Outside href="https://www.linkedin.com/developers/apps">LinkedIn Developers</Outside>,
          create an app. It asks for a LinkedIn page: any page of yours will do.
        </li>
        <li>
          Under <strong>Products</strong>, add <em>Sign In with LinkedIn using OpenID Connect</em>{" "}
          and <em>Share on LinkedIn</em>. Add no other: one that needs a review keeps the sign-in
          from working.
        </li>
        <li>
          Under <strong>Auth</strong>, add this as an authorized redirect URL, letter by letter:
          <Value text={redirectUri} title="Copy the redirect address" />
        </li>
        <li>
          Give the server the app’s two values as settings, and start it again:
          <Value text="LINKEDIN_CLIENT_ID" title="Copy the name of the client id’s setting" />
          <Value
            text="LINKEDIN_CLIENT_SECRET"
            title="Copy the name of the client secret’s setting"
          />
        </li>
      </ol>
      <p>Then everybody with an account here signs in at LinkedIn by one button.</p>
    </>
  );
}

/** What to do before carousels can be published on a network. */
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
            Add one, such as <em>slideloom</em>. It needs no access to your direct messages.
          </li>
          <li>
            Enter your handle and that password here. Your own password is not needed: please don’t
            enter it.
          </li>
        </ol>
      );
    case "mastodon":
      return (
        <ol>
          <li>Enter the name of your server, such as mastodon.social.</li>
          <li>
            Sign in there and allow Slideloom to post and to add pictures. Slideloom makes itself
            known to your server: there is nothing to set up.
          </li>
        </ol>
      );
    case "linkedin":
      return <LinkedInSteps redirectUri={redirectUri} />;
    case "handover":
      return (
        <ol>
          <li>
            In n8n, Make or Zapier, make a webhook that begins a workflow, and copy its address.
          </li>
          <li>
            Enter a name and that address here. You get a secret: with it the workflow checks that
            what arrives is from here.
          </li>
          <li>
            At the time that you choose, the workflow gets the caption, the descriptions, and the
            addresses of the pictures and the PDF, and posts them wherever it can.
          </li>
        </ol>
      );
  }
}
