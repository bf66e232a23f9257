import { redirectUriPlaceholder, type Guide } from "../guide.ts";

export const linkedinGuide: Guide = {
  before: [
    {
      title: "How your carousel appears",
      blocks: [
        {
          list: [
            "As a document to swipe (the PDF that you can download), or as up to 20 images.",
            "The caption can have up to 3000 characters. Special characters are escaped, so LinkedIn never cuts it off.",
            "On your own profile, visible to everyone or to your connections.",
          ],
        },
      ],
    },
  ],
  steps: {
    before:
      "Open Connections and choose **Sign in with LinkedIn**. If the button isn't there, the person who runs this server needs to set it up once:",
    list: [
      {
        text: "At [LinkedIn Developers](https://www.linkedin.com/developers/apps), create an app. The app needs a LinkedIn page. Any of your pages works.",
      },
      {
        text: "Under **Products**, add *Sign In with LinkedIn using OpenID Connect* and *Share on LinkedIn*. Don't add others: sign-in fails while a product is under review.",
      },
      {
        text: "Under **Auth**, add this authorized redirect URL, exactly as it is:",
        values: [{ text: redirectUriPlaceholder, title: "Copy redirect URL" }],
      },
      {
        text: "Put the app's client ID and client secret into these settings, then restart the server:",
        values: [
          { text: "LINKEDIN_CLIENT_ID", title: "Copy the setting name of the client ID" },
          { text: "LINKEDIN_CLIENT_SECRET", title: "Copy the setting name of the client secret" },
        ],
      },
    ],
    after: "Then everyone with an account on this server can connect their LinkedIn account.",
  },
  after: [
    {
      title: "Not confirmed",
      blocks: [
        "LinkedIn doesn't let apps check whether a post exists. If LinkedIn doesn't confirm a post, its status is *Not confirmed*: check your profile, then tell us in the calendar what you see.",
      ],
    },
    {
      title: "Troubleshooting",
      blocks: [
        {
          list: [
            "*The redirect_uri does not match*: the redirect URL in your LinkedIn app must be exactly the one that this page shows. Behind a proxy, set `PUBLIC_URL` to the address that people use.",
            "*Scope not authorized*: one of the two products is missing in your LinkedIn app. If you have added both, wait a few minutes and try again.",
          ],
        },
      ],
    },
  ],
};
