import type { Guide } from "../guide.ts";

export const blueskyGuide: Guide = {
  before: [
    {
      title: "How your carousel appears",
      blocks: [
        {
          list: [
            "Up to 4 slides appear as images, 5 to 10 as a gallery to swipe.",
            "More slides follow as replies, up to 50 slides in 5 posts.",
            "The caption can have up to 300 characters. Links, hashtags and mentions work.",
            "Every image has alt text: the slide's text, unless you write your own.",
            "If a language has its own script, such as Japanese, Korean or Greek, Slideloom marks the post with that language. For other languages, choose the language when you publish.",
          ],
        },
      ],
    },
  ],
  steps: {
    list: [
      {
        text: "In Bluesky, open [Settings, Privacy and security, App passwords](https://bsky.app/settings/app-passwords).",
      },
      {
        text: "Add an app password and name it, for example *slideloom*. It doesn't need access to your direct messages.",
      },
      {
        text: "In Connections, enter your handle and the app password. Don't enter your account password; it isn't needed.",
      },
    ],
  },
  after: [
    {
      title: "Troubleshooting",
      blocks: [
        {
          list: [
            "*Invalid identifier or password*: enter your full handle, such as you.bsky.social or your own domain, and an app password.",
            "Slideloom signs in once and keeps the session. If you delete the app password, you have to reconnect the account with a new one.",
          ],
        },
      ],
    },
  ],
};
