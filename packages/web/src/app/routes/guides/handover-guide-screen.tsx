import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { paths } from "../../paths.ts";
import { ConnectSteps } from "./connect-steps.tsx";
import { GuidePage } from "./guide-page.tsx";

export function HandoverGuideScreen() {
  return (
    <GuidePage path={paths.handoverGuide}>
      <h2>When to use it</h2>
      <p>
        For Instagram, Threads, X, TikTok, Pinterest and any other network that Slideloom doesn't
        post to itself. When a post is due, Slideloom sends everything it needs to your service.
      </p>
      <ConnectSteps network="handover" />
      <h2>What the service gets</h2>
      <p>
        A signed <code>POST</code> request with the caption, a description of each slide, and public
        links to the images and the PDF. The links work for 2 days. Your service must be able to
        reach the server's <code>PUBLIC_URL</code>.
      </p>
      <p>
        The header <code>webhook-id</code> is the same for every attempt to send a post. Store it to
        avoid posting twice. Requests are signed like{" "}
        <TextLink to={`${paths.account}#webhooks`}>webhooks</TextLink>: HMAC-SHA256 of id, time and
        body.
      </p>
      <h2>How to respond</h2>
      <p>
        With any 2xx status, the post counts as published. If the response contains a URL, the
        calendar links to it:
      </p>
      <CodeBlock label="Response" code={'{ "url": "https://example.com/the-post" }'} />
      <p>
        With a status of 400 or above, the post counts as failed. Without a response, its status is{" "}
        <em>Not confirmed</em>, and you decide in the calendar.
      </p>
    </GuidePage>
  );
}
