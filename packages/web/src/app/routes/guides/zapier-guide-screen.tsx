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
        Zapier&rsquo;s own app <strong>Webhooks by Zapier</strong> makes the requests. In its field
        Basic Auth, your key is the user name and the password means nothing:{" "}
        <code>YOUR_API_KEY|x</code>.
      </p>
      <h2>Write a post and draw it</h2>
      <p>
        After any trigger, such as a new row of a sheet, add the action{" "}
        <strong>Webhooks by Zapier, POST</strong>, and fill it in like this. Put a field of your
        trigger in place of the topic.
      </p>
      <CodeBlock label="POST: write a post and draw it" code={forms.generate} />
      <p>
        The answer is a job, since Zapier waits 30 seconds at most: its <code>ID</code> and its{" "}
        <code>Status URL</code>. A post costs one credit, drawing none, and one that could not be
        written nothing. An answer <code>429</code> says when to come back, and Zapier does.
      </p>
      <h2>Wait for it</h2>
      <p>
        The job is asked for after one minute, two, and so on up to ten. Add{" "}
        <strong>Looping by Zapier, Create Loop From Numbers</strong>:
      </p>
      <CodeBlock label="Looping: at most ten times" code={forms.loop} />
      <p>
        In the loop, <strong>Delay by Zapier, Delay For</strong>, with the loop&rsquo;s iteration as
        its time, then <strong>Webhooks by Zapier, GET</strong> with the ID of the first step:
      </p>
      <CodeBlock label="Delay For: longer each time" code={forms.delay} />
      <CodeBlock label="GET: how far it is" code={forms.ask} />
      <p>
        <strong>Filter by Zapier</strong> lets through what is over, or was asked for the last time.
        That happens more than once, so <strong>Storage by Zapier, Increment Value</strong> counts
        it, and a second filter takes the first only:
      </p>
      <CodeBlock label="Filter: it is over" code={forms.over} />
      <CodeBlock label="Increment Value: how often it was over" code={forms.count} />
      <CodeBlock label="Filter: for the first time" code={forms.once} />
      <p>
        <strong>Paths by Zapier</strong> come last. On the one for a post that was drawn, an action
        such as <strong>Google Drive, Upload File</strong> takes the address of the PDF as its file;
        it works for a day. The step GET also has <code>Content</code>, the post as JSON.
      </p>
      <CodeBlock label="Path: drawn" code={forms.drawn} />
      <p>
        On the other one an action such as <strong>Email by Zapier</strong> says what went wrong.
        The message is empty where the job took longer than ten minutes.
      </p>
      <CodeBlock label="Path: not drawn" code={forms.failed} />
      <p>
        Without a loop it goes too: add the address of a Catch Hook as <code>webhook_url</code> to
        the data of the first step, and that Zap starts when the job is over.
      </p>
      <h2>Start a Zap when a carousel was saved</h2>
      <p>
        The trigger <strong>Webhooks by Zapier, Retrieve Poll</strong> looks for carousels that are
        new in the account:
      </p>
      <CodeBlock label="Retrieve Poll: saved carousels" code={forms.poll} />
      <h2>Start a Zap when a post was written, or could not be</h2>
      <p>
        Take the trigger <strong>Webhooks by Zapier, Catch Hook</strong>, and add the address that
        it shows as a webhook on the <TextLink to={paths.account}>account page</TextLink>:{" "}
        <code>carousel.completed</code> brings the post and the <code>metadata</code> that you sent
        with the request, <code>carousel.failed</code> says what went wrong, and{" "}
        <code>credits.low</code> that few are left. A test event is a press on a button there.
      </p>
    </GuidePage>
  );
}
