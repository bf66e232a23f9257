import { listNeeds } from "./automation-needs.ts";
import type { ReadGuide } from "./guide.ts";
import { buildZapierForms } from "./zapier-forms.ts";

export const readGuide: ReadGuide = (origin) => {
  const forms = buildZapierForms(origin);
  return [
    {
      title: "What you need",
      blocks: [
        { list: listNeeds("Zapier") },
        "The app **Webhooks by Zapier** sends the requests. In its Basic Auth field, enter your key as the username, then `|` and any password: `YOUR_API_KEY|x`.",
      ],
    },
    {
      title: "Write and render a post",
      blocks: [
        "After any trigger, such as a new row in a sheet, add the action **Webhooks by Zapier, POST**. Enter these settings, but replace the topic with a field of your trigger:",
        { code: forms.generate, label: "Settings of the POST action" },
        "Zapier waits only 30 seconds for a response, so the request asks Slideloom to respond at once with a job. The job has an `ID` and a `Status URL`. Each post costs 1 credit. Rendering is free, and so are failed posts. If Slideloom responds with `429` (too many requests), Zapier retries at the time that the response gives.",
      ],
    },
    {
      title: "Wait for the post",
      blocks: [
        "Check the job's status up to 10 times: wait 1 minute before the first check, 2 minutes before the second, and so on. To do this, add **Looping by Zapier, Create Loop From Numbers**:",
        { code: forms.loop, label: "Settings of the loop" },
        "Inside the loop, add **Delay by Zapier, Delay For**. Set the delay to the loop's iteration number, in minutes. Then add **Webhooks by Zapier, GET** with the job's ID from the first step:",
        { code: forms.delay, label: "Settings of the Delay For step" },
        { code: forms.ask, label: "Settings of the GET step" },
        "Add **Filter by Zapier**, so that the Zap continues only if the job has ended, or after the last check. More than one check can pass this filter. To continue only once, add **Storage by Zapier, Increment Value**, which counts the checks that passed the filter. Then add a second filter, which lets only the first of these checks through:",
        { code: forms.over, label: "Settings of the first filter" },
        { code: forms.count, label: "Settings of the Increment Value step" },
        { code: forms.once, label: "Settings of the second filter" },
        "As the last step, add **Paths by Zapier** with two paths: one for rendered posts, and one for posts that weren't rendered. On the path for rendered posts, use an action such as **Google Drive, Upload File**, with the PDF's URL as its file. This URL works for a day. If you need the post as JSON, use `Content` from the GET step.",
        { code: forms.drawn, label: "Settings of the Zapier path for rendered posts" },
        "On the path for posts that weren't rendered, use an action such as **Email by Zapier** to send yourself the error message. If the job is still running, this message is empty.",
        {
          code: forms.failed,
          label: "Settings of the Zapier path for posts that weren't rendered",
        },
        "Instead of the loop, you can use a second Zap that starts when the job has ended. As its trigger, choose **Webhooks by Zapier, Catch Hook**. In the first Zap's POST step, add the trigger's URL to the data, as `webhook_url`.",
      ],
    },
    {
      title: "Start a Zap when a carousel is saved",
      blocks: [
        "The trigger **Webhooks by Zapier, Retrieve Poll** checks for new carousels in your account:",
        { code: forms.poll, label: "Settings of the Retrieve Poll trigger" },
      ],
    },
    {
      title: "Start a Zap when a post is written or fails",
      blocks: [
        "Use the trigger **Webhooks by Zapier, Catch Hook**, and add the trigger's URL as a webhook on the [account page](/account). The event `carousel.completed` contains the post and your request's `metadata`. The event `carousel.failed` contains the error. The event `credits.low` says that you have few credits left. To try the trigger, choose **Send test event** on the account page.",
      ],
    },
  ];
};
