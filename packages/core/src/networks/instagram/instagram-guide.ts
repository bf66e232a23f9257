import { redirectUriPlaceholder, type Guide } from "../guide.ts";

export const instagramGuide: Guide = {
  before: [
    {
      title: "How your carousel appears",
      blocks: [
        {
          list: [
            "As a carousel of 2 to 10 images, or as one image. Every image has alt text.",
            "The caption can have up to 2200 characters. Links in captions can't be opened.",
            "Posts with more than 5 hashtags or 3 mentions reach fewer people, so Slideloom warns you. Posts with more than 30 hashtags or 20 mentions are refused.",
            "Slides can be from 4:5 (tall) to 1.91:1 (wide). Taller slides, such as 9:16, are refused.",
            "A post can be labelled as made with AI.",
          ],
        },
      ],
    },
    {
      title: "Before you start",
      blocks: [
        {
          list: [
            "Your Instagram account must be a professional one. In the Instagram app, open **Settings → Account type and tools → Switch to professional account** and choose *Business* or *Creator*. It's free.",
            "Instagram downloads your slides from this server, so `PUBLIC_URL` must be an https:// address that the internet can reach without a login.",
          ],
        },
      ],
    },
  ],
  steps: {
    before:
      "Open Connections and choose **Sign in with Instagram**. If the button isn't there, the person who runs this server needs to set it up once:",
    list: [
      {
        text: "At [Meta for Developers](https://developers.facebook.com/apps), choose **Create app**. Enter a name, and select the use case **Manage messaging & content on Instagram**. You can skip the business portfolio.",
      },
      {
        text: "Under **App settings → Basic**, enter a privacy policy URL and a category.",
      },
      {
        text: "Open **Use cases → Customize → API setup with Instagram login**. Copy **Instagram app ID** and **Instagram app secret** into these settings. They differ from the app ID and app secret under *App settings*. Then restart the server.",
        values: [
          { text: "INSTAGRAM_APP_ID", title: "Copy the setting name of the Instagram app ID" },
          {
            text: "INSTAGRAM_APP_SECRET",
            title: "Copy the setting name of the Instagram app secret",
          },
        ],
      },
      {
        text: "On the same page, under **Set up Instagram business login**, add this OAuth redirect URI, exactly as it is:",
        values: [{ text: redirectUriPlaceholder, title: "Copy redirect URI" }],
      },
      {
        text: "Under **Permissions and features**, add these two permissions:",
        values: [
          { text: "instagram_business_basic", title: "Copy the first permission" },
          { text: "instagram_business_content_publish", title: "Copy the second permission" },
        ],
      },
      {
        text: "Under **App roles → Roles**, add each Instagram account that you want to publish on. Give it the role **Instagram Tester**.",
      },
      {
        text: "The account's owner then accepts the invite on Instagram, under **Settings → Website permissions → Apps and websites → Tester invites**.",
      },
    ],
    after:
      "Then choose **Sign in with Instagram** in Connections. Leave both permissions selected. To publish for accounts that aren't Instagram Testers of your app, Meta requires App Review and business verification.",
  },
  after: [
    {
      title: "If something goes wrong",
      blocks: [
        {
          list: [
            "*Invalid platform app*: `INSTAGRAM_APP_ID` is set to the Facebook app ID. Use the Instagram app ID, from *API setup with Instagram login*.",
            "*Invalid redirect_uri*: the redirect URI in your app must be exactly the one that this page shows. Check for a slash at the end, `http` instead of `https`, or another host.",
            "*Insufficient Developer Role* at Instagram, or *This server's app isn't allowed to use this account yet* in Slideloom: the account isn't an Instagram Tester, or its owner hasn't accepted the invite.",
            "*Publishing needs every permission that the network lists*: one of the two permissions was deselected. Sign in again and leave both selected.",
            "*Couldn't download slide 1 from this server*: Instagram can't reach `PUBLIC_URL`. Check that it needs no login, doesn't redirect, and that no firewall or `robots.txt` blocks `facebookexternalhit`.",
            "*Instagram lets apps publish 50 posts in 24 hours*: the account has reached its daily limit. Slideloom keeps trying for an hour after the post was due.",
            "*We restrict certain activity*: Instagram has limited your account. Open the Instagram app and follow its instructions.",
            "*Reconnect this account*: the password was changed, or access was removed at Instagram. Sign in again.",
          ],
        },
      ],
    },
    {
      title: "Several accounts",
      blocks: [
        "Slideloom connects the Instagram account that you are signed in to in this browser. To connect another account, switch to it at [instagram.com](https://www.instagram.com) first.",
      ],
    },
    {
      title: "Disconnect",
      blocks: [
        "If you disconnect the account in Connections, Slideloom can't use the account any more. To remove your app from Instagram too, open **Settings → Website permissions → Apps and websites** on Instagram.",
      ],
    },
  ],
};
