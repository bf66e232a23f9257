import { routes } from "@slideloom/core/contract/routes";
import { guidePages, isHandOff, networkIds, networks } from "@slideloom/core/networks";
import type { ReadGuide } from "./guide.ts";

/** Links to all networks' guides; those that hand posts to a service come last. */
const networkLinks = networkIds
  .toSorted((one, other) => +isHandOff(one) - +isHandOff(other))
  .map((id, index) => {
    const link = `[${networks[id].nameInSentence}](${guidePages[id].path})`;
    return index === 0 ? link : (isHandOff(id) ? ", or " : ", ") + link;
  })
  .join("");

export const readGuide: ReadGuide = () => [
  {
    title: "Publish in three steps",
    blocks: [
      {
        steps: [
          `On the [Connections](/connections) page, connect one of these: ${networkLinks} to a service that publishes for you.`,
          "Open a carousel in the editor and choose **Publish**. Select the accounts and preview how each network shows the post. Write one caption for all networks, or a different caption for each network.",
          "Choose when to publish: now, at a date and time, or in the next free slot. The result appears in the [calendar](/calendar).",
        ],
      },
    ],
  },
  {
    title: "What is published",
    blocks: [
      "Slideloom publishes the version of the carousel that you see when you schedule the post. If you change the carousel later, the scheduled post doesn't change. To update the post, open it in the calendar and choose **Use the newest version**.",
    ],
  },
  {
    title: "No post is published twice",
    blocks: [
      "Slideloom sends each post once. If the network doesn't confirm the post, Slideloom checks whether it was published. If Slideloom can't find out, the post's status is *Not confirmed*, and Slideloom asks you whether the post is there. Slideloom never resends a post that may already be published.",
    ],
  },
  {
    title: "Post it yourself",
    blocks: [
      "If an account isn't connected, choose **Post it yourself** in the publish dialog. You get the files, the caption and the network's own composer, now or at a set time. The post stays in the calendar until you mark it as posted. If the server can send emails, it reminds you at the post's time.",
    ],
  },
  {
    title: "If a post needs your approval",
    blocks: [
      "Posts that a connected program prepares wait on the [Approvals](/approvals) page, unless you allowed it to publish by itself. Look at the slides, captions, accounts and time, then choose **Approve** or **Decline**. Every later change of the post asks again. Without an answer, the post is marked *Missed* at its time, or after 7 days if it has no time.",
    ],
  },
  {
    title: "Ask a client for a review",
    blocks: [
      "In the editor, choose **Share**, then **Create review link**, and send the link to your client. They need no account. On the link's page they see the slides and captions, comment on a slide or a place on it, and choose **Approve** or **Ask for changes** under a name that they type. The link works for 30 days, unless you choose another time, add a password or withdraw it. Anyone with the link can answer, and names aren't checked.",
      "Comments appear in the editor, behind the speech bubble above the slide, where you resolve them one by one. If the server can send emails, you get one about new comments, once an hour at most, and one about each answer.",
      "An answer is about one version. If you change the carousel afterwards, the page says which slides changed and asks again.",
      "To publish only what a client approved, turn on **Wait for approval** in the publish dialog. The post is published at its time, once it is approved on one of the carousel's review links. The client approves the captions, accounts and time along with the slides. Every later change of the post asks again. Without an approval, the post is marked *Missed* at its time, or after 7 days if it has no time.",
    ],
  },
  {
    title: "If the server was off",
    blocks: [
      "If the server was off at a post's time, Slideloom publishes the post up to an hour late. After that hour, the post is marked *Missed*. You can publish, move or cancel missed posts in the calendar.",
    ],
  },
  {
    title: "Posting times",
    blocks: [
      "Every connected account has a time zone and weekly posting times. The next free slot is the first posting time that has no post yet. When the clocks change for summer or winter, 9:00 stays 9:00.",
    ],
  },
  {
    title: "Import a schedule",
    blocks: [
      "To schedule many posts at once, choose **Import a schedule (CSV)** above the calendar. Each row of the file is a post, with its title and slides. These columns say where and when the post is published, and with which caption: `networks` (such as `bluesky` or `bluesky; linkedin:Ana Lopes`), `publish_at`, `time_zone` and `caption`. You see a preview before anything is scheduled. If a row has a problem, no post is scheduled until you fix it. If you import the same file again, no post is scheduled twice.",
    ],
  },
  {
    title: "See your posts in your calendar app",
    blocks: [
      "Open the [calendar](/calendar) and choose **Add to my calendar app**. You get a private link for Google Calendar, Outlook or Apple Calendar.",
    ],
  },
  {
    title: "API",
    blocks: [
      `\`${routes["v1.createPublication"]}\` publishes a saved carousel, and webhooks report the result. See the [API docs](/api-docs).`,
    ],
  },
];
