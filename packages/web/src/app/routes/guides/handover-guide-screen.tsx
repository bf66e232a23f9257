import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { paths } from "../../paths.ts";
import { ConnectSteps } from "./connect-steps.tsx";
import { GuidePage } from "./guide-page.tsx";

export function HandoverGuideScreen() {
  return (
    <GuidePage path={paths.handoverGuide}>
      <h2>What it is for</h2>
      <p>
        For Instagram, Threads, X, TikTok, Pinterest and all else that Slideloom does not post on
        itself: at the time that you choose, it gives a service of yours all that a post is made of.
      </p>
      <ConnectSteps network="handover" />
      <h2>What the service gets</h2>
      <p>
        A signed <code>POST</code> with the caption, a description of each slide, and public
        addresses of the pictures and the PDF. The addresses work for two days after it was handed
        over. For that, <code>PUBLIC_URL</code> has to be an address that the service reaches.
      </p>
      <p>
        The header <code>webhook-id</code> stays the same however often one post is sent: a service
        that keeps it never posts twice. The signature is that of{" "}
        <TextLink to={`${paths.account}#webhooks`}>webhooks</TextLink>: HMAC-SHA256 of id, time and
        body.
      </p>
      <h2>What it answers</h2>
      <p>
        Any status of success notes it as published. With an address in the answer, the calendar
        links to the post:
      </p>
      <CodeBlock label="An answer" code={'{ "url": "https://example.com/the-post" }'} />
      <p>
        A status from 400 on notes it as failed. No answer at all is <em>not known</em>, and you say
        what came of it.
      </p>
    </GuidePage>
  );
}
