import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { AutomationNeeds } from "../../../features/guides/automation-needs.tsx";
import { buildZapierForms } from "../../../features/guides/zapier-forms.ts";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

/** Zaps that Slideloom starts. */
function TriggerSections({ poll }: { poll: string }) {
  return (
    <>
      <h2>Start a Zap when a carousel is saved</h2>
      <p>
        The trigger <strong>Webhooks by Zapier, Retrieve Poll</strong> checks for new carousels in
        your account:
      </p>
      <CodeBlock label="Settings of the Retrieve Poll trigger" code={poll} />
      <h2>Start a Zap when a post is written or fails</h2>
      <p>
        Use the trigger <strong>Webhooks by Zapier, Catch Hook</strong>, and add the trigger's URL
        as a webhook on the <TextLink to={paths.account}>account page</TextLink>. The event{" "}
        <code>carousel.completed</code> contains the post and your request's <code>metadata</code>.
        The event <code>carousel.failed</code> contains the error. The event{" "}
        <code>credits.low</code> says that you have few credits left. To try the trigger, choose{" "}
        <strong>Send test event</strong> on the account page.
      </p>
    </>
  );
}

export function ZapierGuideScreen() {
  const forms = buildZapierForms(location.origin);
  return (
    <GuidePage path={paths.zapierGuide}>
      <h2>What you need</h2>
      <AutomationNeeds tool="Zapier" />
      <p>
        The app <strong>Webhooks by Zapier</strong> sends the requests. In its Basic Auth field,
        enter your key as the username, then <code>|</code> and any password:{" "}
        <code>YOUR_API_KEY|x</code>.
      </p>
      <h2>Write and render a post</h2>
      <p>
        After any trigger, such as a new row in a sheet, add the action{" "}
        <strong>Webhooks by Zapier, POST</strong>. Enter these settings, but replace the topic with
        a field of your trigger:
      </p>
      <CodeBlock label="Settings of the POST action" code={forms.generate} />
      <p>
        Zapier waits only 30 seconds for a response, so the request asks Slideloom to respond at
        once with a job. The job has an <code>ID</code> and a <code>Status URL</code>. Each post
        costs 1 credit. Rendering is free, and so are failed posts. If Slideloom responds with{" "}
        <code>429</code> (too many requests), Zapier retries at the time that the response gives.
      </p>
      <h2>Wait for the post</h2>
      <p>
        Check the job's status up to 10 times: wait 1 minute before the first check, 2 minutes
        before the second, and so on. To do this, add{" "}
        <strong>Looping by Zapier, Create Loop From Numbers</strong>:
      </p>
      <CodeBlock label="Settings of the loop" code={forms.loop} />
      <p>
        Inside the loop, add <strong>Delay by Zapier, Delay For</strong>. Set the delay to the
        loop's iteration number, in minutes. Then add <strong>Webhooks by Zapier, GET</strong> with
        the job's ID from the first step:
      </p>
      <CodeBlock label="Settings of the Delay For step" code={forms.delay} />
      <CodeBlock label="Settings of the GET step" code={forms.ask} />
      <p>
        Add <strong>Filter by Zapier</strong>, so that the Zap continues only if the job has ended,
        or after the last check. More than one check can pass this filter. To continue only once,
        add <strong>Storage by Zapier, Increment Value</strong>, which counts the checks that passed
        the filter. Then add a second filter, which lets only the first of these checks through:
      </p>
      <CodeBlock label="Settings of the first filter" code={forms.over} />
      <CodeBlock label="Settings of the Increment Value step" code={forms.count} />
      <CodeBlock label="Settings of the second filter" code={forms.once} />
      <p>
        As the last step, add <strong>Paths by Zapier</strong> with two paths: one for rendered
        posts, and one for posts that weren't rendered. On the path for rendered posts, use an
        action such as <strong>Google Drive, Upload File</strong>, with the PDF's URL as its file.
        This URL works for a day. If you need the post as JSON, use <code>Content</code> from the
        GET step.
      </p>
      <CodeBlock label="Settings of the Zapier path for rendered posts" code={forms.drawn} />
      <p>
        On the path for posts that weren't rendered, use an action such as{" "}
        <strong>Email by Zapier</strong> to send yourself the error message. If the job is still
        running, this message is empty.
      </p>
      <CodeBlock
        label="Settings of the Zapier path for posts that weren't rendered"
        code={forms.failed}
      />
      <p>
        Instead of the loop, you can use a second Zap that starts when the job has ended. As its
        trigger, choose <strong>Webhooks by Zapier, Catch Hook</strong>. In the first Zap's POST
        step, add the trigger's URL to the data, as <code>webhook_url</code>.
      </p>
      <TriggerSections poll={forms.poll} />
    </GuidePage>
  );
}
