import type { NetworkId } from "@slideloom/core/publishing";
import type { ReactNode } from "react";

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

/** What to do before carousels can be published on a network. */
export function NetworkSteps({ network }: { network: NetworkId }) {
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
    case "handover":
      return (
        <ol>
          <li>
            In n8n, Make, Zapier or Postiz, make a webhook that begins a workflow, and copy its
            address.
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
