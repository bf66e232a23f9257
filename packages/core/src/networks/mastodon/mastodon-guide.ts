import type { Guide } from "../guide.ts";

export const mastodonGuide: Guide = {
  before: [
    {
      title: "How your carousel appears",
      blocks: [
        {
          list: [
            "A post has as many images as your server allows, usually 4. More slides follow as replies, split evenly.",
            "The caption can be as long as your server allows, usually 500 characters. Every link counts as 23 characters.",
            "You choose who can see the post, an optional content warning, and whether images are hidden until clicked.",
            "Every image has alt text.",
          ],
        },
      ],
    },
  ],
  steps: {
    list: [
      { text: "In Connections, enter your server's name, such as mastodon.social." },
      {
        text: "Sign in and allow Slideloom to post and upload images. Slideloom registers itself with your server, so there's nothing to set up.",
      },
    ],
  },
  after: [
    {
      title: "Troubleshooting",
      blocks: [
        {
          list: [
            "Enter only the server's name, such as mastodon.social.",
            "Servers with a Mastodon-compatible API, such as GoToSocial or Pixelfed, may work too.",
          ],
        },
      ],
    },
  ],
};
