import type { Guide } from "../guide.ts";

export const postizGuide: Guide = {
  before: [
    {
      title: "How your carousel appears",
      blocks: [
        "Postiz is an open-source scheduling service that you can run yourself. Slideloom sends each post to Postiz as a draft. When the post is due, Postiz publishes the draft.",
        {
          list: [
            "**LinkedIn**, your profile or a page: a document to swipe through, which Postiz makes from your slides, or up to 20 images.",
            "**Instagram**: a carousel with up to 10 images. **Facebook**: up to 10 images in one post.",
            "**Threads**: up to 20 images. **TikTok**: up to 35 photos. **Pinterest**: up to 5 images on a board.",
            "**X, Bluesky and Mastodon**: up to 4 images. Connect Bluesky and Mastodon directly for more.",
          ],
        },
      ],
    },
  ],
  steps: {
    before: "You need Postiz 2.21.7 or later, or an account in Postiz's cloud:",
    list: [
      {
        text: "In Postiz, connect your accounts, if you haven't yet.",
      },
      {
        text: "Open **Settings → Developers → Public API** in Postiz and copy the key.",
      },
      {
        text: "In [Connections](/connections), open **Connect Postiz**. Enter the address at which you open Postiz, or `https://api.postiz.com` for the cloud. Paste the key and choose **Connect Postiz**.",
      },
      {
        text: "Tick your accounts, then choose **Connect accounts**.",
      },
      {
        text: "Open a carousel, choose **Publish** and tick your account. Choose **Publish now**, or a time.",
      },
    ],
    after: "The calendar shows the link to your post as soon as Postiz has published it.",
  },
  after: [
    {
      title: "A Postiz server on your own network",
      blocks: [
        "Slideloom only connects to public addresses. If Postiz runs on the same machine or at home, the person who runs Slideloom has to list its host and port:",
        { code: "OUTBOUND_ALLOW=postiz.lan:5000", label: "Setting of Slideloom's server" },
        "Slideloom needs no public address, because it uploads your slides to Postiz. Postiz needs a public address for Instagram, Threads and TikTok, because they download the images from Postiz.",
      ],
    },
    {
      title: "Good to know",
      blocks: [
        {
          list: [
            "A Postiz key gives access to all accounts of your Postiz organization. Slideloom encrypts it, and never shows it again. To revoke it, make a new key in Postiz.",
            "Until a post is due, Postiz shows it as a draft. Don't change or delete that draft there.",
            "Alt texts only reach Bluesky and Mastodon. Postiz doesn't pass them on to other networks.",
            "A first comment is posted by Postiz after the post. If the comment fails, the post still counts as published.",
            "On TikTok, posts are public and allow comments. If TikTok hasn't audited the app that your Postiz uses, the app can only post privately, and Postiz reports an error.",
            "Postiz accepts 90 posts an hour by default. If more posts are due, Slideloom sends the rest later.",
          ],
        },
      ],
    },
    {
      title: "Troubleshooting",
      blocks: [
        {
          list: [
            "*Postiz doesn't know this key*: copy it again, without spaces. **Replace key** keeps your accounts, posting times and scheduled posts.",
            "*There is no Postiz at this address*: enter the address at which you open Postiz in your browser.",
            "*This Postiz server is too old*: update it to 2.21.7 or later.",
            "*Postiz couldn't confirm the post*: look at your profile, then tell Slideloom what you see. Nothing is sent again until you do.",
            "Instagram says that it can't download the images: Postiz's own address can't be reached from the internet.",
          ],
        },
      ],
    },
  ],
};
