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
        The next steps have <code>content</code>, the post as JSON, <code>remaining_credits</code>,
        and under <code>render files</code> the name and the <code>url</code> of the PDF. An action
        such as <strong>Google Drive, Upload File</strong> takes that address as its file; it works
        for a day. A post costs one credit, drawing none. An answer <code>429</code> says when to
        come back, and Zapier does.
      </p>
      <p>
        Zapier waits 30 seconds. A drawing that takes longer goes on as a job, whose{" "}
        <code>render status</code> is not yet <code>done</code>. Add the address of a Catch Hook as{" "}
        <code>webhook_url</code> to the data, and that Zap starts when it is.
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
