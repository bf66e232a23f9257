import type { Guide } from "../guide.ts";

export const handoverGuide: Guide = {
  before: [
    {
      title: "When to use a webhook hand-off",
      blocks: [
        "Use it for networks that you can't connect to Slideloom. When a post is due, Slideloom sends its images, PDF and text to your own service, which publishes them.",
        "`docs/automation/instagram.md` has recipes for n8n and Make that post to Instagram.",
      ],
    },
  ],
  steps: {
    list: [
      {
        text: "In n8n, Make or Zapier, create a workflow that starts with a webhook, and copy the webhook's URL.",
      },
      {
        text: "In Connections, enter a name and the URL. You get a signing secret, so your workflow can verify that requests come from Slideloom.",
      },
      {
        text: "When a post is due, your workflow gets the caption, the alt texts, and links to the images and the PDF. Let it publish them on your network.",
      },
    ],
  },
  after: [
    {
      title: "What your service gets",
      blocks: [
        "A signed `POST` request with the caption, alt text for each slide, and public links to the images and the PDF. The links work for 2 days. Your service must be able to reach the server's `PUBLIC_URL`.",
        "The header `webhook-id` is the same for every attempt to send a post. Store it to avoid posting twice. Requests are signed like [webhooks](/account#webhooks): HMAC-SHA256 of id, time and body.",
      ],
    },
    {
      title: "How your service responds",
      blocks: [
        "Respond with any 2xx status to mark the post as published. If the response contains a URL, the calendar links to it:",
        { label: "Response", code: '{ "url": "https://example.com/the-post" }' },
        "Respond within 30 seconds. With a status from 400 to 499, the post is marked as failed. With 500 or above, or without a response, its status is *Not confirmed*: check whether your workflow posted it, then tell us in the calendar what you see.",
      ],
    },
  ],
};
