import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { AutomationNeeds } from "../../../features/guides/automation-needs.tsx";
import { buildZapierForms } from "../../../features/guides/zapier-forms.ts";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

export function ZapierGuideScreen() {
  const forms = buildZapierForms(location.origin);
  return (
    <GuidePage path={paths.zapierGuide}>
      <h2>What you need</h2>
      <AutomationNeeds tool="Zapier" />
      <p>
        The app <strong>Webhooks by Zapier</strong> sends the requests. In its Basic Auth field,
        enter your key as the username, with any password: <code>YOUR_API_KEY|x</code>.
      </p>
      <h2>Write and render a post</h2>
      <p>
        After any trigger, such as a new row in a sheet, add the action{" "}
        <strong>Webhooks by Zapier, POST</strong> and fill it in like this. Replace the topic with a
        field of your trigger.
      </p>
      <CodeBlock label="POST: write and render a post" code={forms.generate} />
      <p>
        Zapier waits up to 30 seconds, so the response is a job with an <code>ID</code> and a{" "}
        <code>Status URL</code>. A post costs 1 credit; rendering and failed posts are free. After a{" "}
        <code>429</code>, Zapier retries at the given time.
      </p>
      <h2>Wait for it</h2>
      <p>
        Check the job's status up to 10 times, waiting a minute longer each time. Add{" "}
        <strong>Looping by Zapier, Create Loop From Numbers</strong>:
      </p>
      <CodeBlock label="Looping: at most 10 times" code={forms.loop} />
      <p>
        In the loop, add <strong>Delay by Zapier, Delay For</strong> with the loop's iteration as
        its time, then <strong>Webhooks by Zapier, GET</strong> with the ID from the first step:
      </p>
      <CodeBlock label="Delay For: longer each time" code={forms.delay} />
      <CodeBlock label="GET: check the status" code={forms.ask} />
      <p>
        Add <strong>Filter by Zapier</strong> to continue only when the job has ended, or at the
        last check. Several checks can pass this filter. To continue only once, count them with the
        action <strong>Increment Value</strong> of <strong>Storage by Zapier</strong>, and add a
        second filter for the first one:
      </p>
      <CodeBlock label="Filter: the job has ended" code={forms.over} />
      <CodeBlock label="Increment Value: count the ends" code={forms.count} />
      <CodeBlock label="Filter: only the first time" code={forms.once} />
      <p>
        End with <strong>Paths by Zapier</strong>. On the path for a rendered post, use an action
        such as <strong>Google Drive, Upload File</strong> with the PDF's URL as its file; the URL
        works for a day. The GET step also has <code>Content</code>, the post as JSON.
      </p>
      <CodeBlock label="Path: rendered" code={forms.drawn} />
      <p>
        On the other path, use an action such as <strong>Email by Zapier</strong> to send the error.
        The message is empty if the job is still running.
      </p>
      <CodeBlock label="Path: not rendered" code={forms.failed} />
      <p>
        You can also do without a loop: add a Catch Hook's URL as <code>webhook_url</code> to the
        data of the first step. That Zap starts when the job has ended.
      </p>
      <h2>Start a Zap when a carousel is saved</h2>
      <p>
        The trigger <strong>Webhooks by Zapier, Retrieve Poll</strong> checks for new carousels in
        your account:
      </p>
      <CodeBlock label="Retrieve Poll: saved carousels" code={forms.poll} />
      <h2>Start a Zap when a post is written or fails</h2>
      <p>
        Use the trigger <strong>Webhooks by Zapier, Catch Hook</strong>, and add its URL as a
        webhook on the <TextLink to={paths.account}>account page</TextLink>.{" "}
        <code>carousel.completed</code> contains the post and your request's <code>metadata</code>,{" "}
        <code>carousel.failed</code> the error, and <code>credits.low</code> tells you that few
        credits are left. To try it, choose <strong>Send test event</strong> on the account page.
      </p>
    </GuidePage>
  );
}
