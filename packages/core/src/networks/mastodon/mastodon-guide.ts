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
            "You choose who can see the post. You can add a content warning, and hide the images until people click.",
            "Every image has alt text.",
            "If a language has its own script, such as Japanese, Korean or Greek, Slideloom marks the post with that language. For other languages, choose the language when you publish.",
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
            "Pixelfed, GoToSocial, Pleroma and Akkoma servers use Mastodon's API and should work too. Enter the server's name in the same field.",
            "Pixelfed has no narrower permissions, so it asks you to allow all reading and writing. Slideloom only reads your profile and your posts, uploads images and publishes.",
            "To connect a second account on the same server, sign in again. Your server asks which account to use.",
          ],
        },
      ],
    },
  ],
};
