import type { Guide } from "../guide.ts";

export const bufferGuide: Guide = {
  before: [
    {
      title: "How your carousel appears",
      blocks: [
        "Some networks only let approved apps publish. Buffer is a scheduling service with approved apps. When a post is due, Slideloom sends it to Buffer, and Buffer publishes it at once.",
        {
          list: [
            "**LinkedIn**, your profile or a page: a PDF to swipe through, or up to 9 images.",
            "**Instagram**: a carousel with up to 10 images. It needs a professional account (business or creator), which is free.",
            "**Facebook, Threads and TikTok**: up to 10 images in one post.",
            "**X**: up to 4 images in a post; more slides become a thread.",
            "**Bluesky and Mastodon**: up to 4 images. Connect them directly for more.",
            "**Pinterest**: one image on a board.",
          ],
        },
      ],
    },
  ],
  steps: {
    before: "The shortest way from a Buffer key to a post on LinkedIn or Instagram:",
    list: [
      {
        text: "Sign in to [Buffer](https://publish.buffer.com) and connect LinkedIn and Instagram there, if you haven't yet. The free plan has room for 3 accounts.",
      },
      {
        text: "In Buffer, open [Settings → API](https://publish.buffer.com/settings/api) and create a key. If Buffer asks for permissions, tick all that are about your account and posts. Copy the key.",
      },
      {
        text: "In [Connections](/connections), open **Connect Buffer**, paste the key and choose **Connect Buffer**. Tick your accounts, then choose **Connect accounts**.",
      },
      {
        text: "Open a carousel, choose **Publish** and tick your account. LinkedIn gets a PDF unless you choose images; Instagram gets a carousel. Choose **Publish now**, or a time.",
      },
    ],
    after:
      "The calendar shows the link to your post as soon as Buffer has published it, usually within a minute.",
  },
  after: [
    {
      title: "What the server needs",
      blocks: [
        "Buffer downloads your slides from this server. The person who runs this server has to set `PUBLIC_URL` to an `https://` address that can be reached from the internet.",
      ],
    },
    {
      title: "Good to know",
      blocks: [
        {
          list: [
            "A Buffer key gives access to everything in your Buffer account. Slideloom encrypts it, and never shows it again. To revoke it, delete it in Buffer.",
            "Buffer's API keys are meant for your own accounts. Don't paste somebody else's key.",
            "Posts wait in Slideloom's calendar, not in Buffer's queue. They don't count towards Buffer's limit of scheduled posts, and they are published even if you pause the queue.",
            "A first comment on LinkedIn, Instagram or Facebook needs a paid Buffer plan. On the free plan, Buffer refuses the whole post.",
            "Buffer counts characters differently: a line break in an Instagram caption counts as 2, and a link in a LinkedIn post as 24. The character counter under the caption counts the same way.",
          ],
        },
      ],
    },
    {
      title: "Troubleshooting",
      blocks: [
        {
          list: [
            "*Buffer doesn't know this key*: copy it again, without spaces, or create a new one. **Replace key** keeps your accounts, posting times and scheduled posts.",
            "*Reconnect this account in Buffer*: Buffer has lost access to that account. Reconnect it under Channels in Buffer, then choose **Test** in Connections.",
            "*Buffer couldn't download the slides*: open this server's address on a phone without Wi-Fi. If that fails, Buffer can't reach the server either.",
            "*Buffer only sends reminders for this account*: switch the Instagram account to a professional one in the Instagram app, then reconnect it in Buffer.",
          ],
        },
      ],
    },
  ],
};
