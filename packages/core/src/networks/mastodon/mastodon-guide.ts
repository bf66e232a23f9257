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
            "A post in a script that only one language uses, such as Japanese, Korean or Greek, is marked with that language. For others, choose the language when you publish.",
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
            "Pixelfed, GoToSocial, Pleroma and Akkoma servers have Mastodon's API and should work too. Enter the server's name in the same field.",
            "Pixelfed only has broad permissions, so it asks you to allow all reading and writing. Slideloom reads your profile and posts, uploads images and posts.",
            "To connect a second account on the same server, sign in again. Your server asks which account to use.",
          ],
        },
      ],
    },
  ],
};
