import { defaultDesign } from "@slideloom/core/design";

const text = (value) => ({ type: "text", value });
const code = (value) => ({ type: "code", value });
const columns = (leftColumn, rightColumn) => ({
  type: "two-columns",
  value: JSON.stringify({ leftColumn, rightColumn }),
});

/** Index of the slide with a photo. */
const photoSlide = 11;

const content = [
  {
    header: "What we learned from 400 releases",
    description: [text("A field guide for small teams that want to ship without fear.")],
    summary: "Swipe, and keep the slide that you need",
  },
  {
    header: "Small changes get ::real:: reviews",
    description: [
      text(
        "Reviewers find most defects in the first 200 lines of a change. After that their attention drops, and so does the number of comments.\n\nCut the change before you ask for eyes on it.",
      ),
    ],
  },
  {
    header: "Four habits that keep them ::small::",
    description: [
      text(
        "- One idea in each pull request\n- Under 200 changed lines\n- The rest waits behind a flag\n- Renames travel alone",
      ),
      text("1. Write the title first\n2. Cut what it does not say"),
    ],
    summary: "If you can't name it, split it.",
  },
  {
    header: "Measure the ::cycle:: time",
    description: [
      text("A script of six lines is enough to begin with:"),
      code(
        "const open = Date.parse(pr.createdAt);\nconst done = Date.parse(pr.mergedAt);\nconst hours = (done - open) / 36e5;\nif (hours > 24) {\n  notify(pr.author, pr.title);\n}",
      ),
    ],
  },
  {
    header: "What changes in a ::month::",
    description: [
      columns(
        "Before\n4 days to merge\n3 rounds of review\nReleases on Fridays",
        "After\n5 hours to merge\n1 round of review\nReleases all day",
      ),
      text("Numbers from one team of seven, so take them as a hint."),
    ],
  },
  {
    header: "Write for the ::reader:: of 2 a.m.",
    description: [
      text(
        "Somebody will read this commit at night, with the site down. Tell them why, not what: the code already says what it does.",
      ),
      text("- The reason\n- What was tried and dropped\n- A link to the numbers"),
    ],
  },
  {
    header: "اكتب رسالة ::واضحة:: دائمًا",
    description: [
      text(
        "القارئ يقرر خلال ثانيتين إن كان سيكمل. ضع الفائدة في السطر الأول.\n\n- جملة واحدة لكل فكرة\n- أمثلة من تجربتك في 2025",
      ),
    ],
    summary: "الوضوح أهم من البلاغة.",
  },
  {
    header: "最初の一行で::約束::をする",
    description: [
      text(
        "読者は二秒で続きを読むか決めます。得られることを先に書きましょう。\n\n- 一文にひとつの考え\n- 自分の経験から例を出す\n- 最後に質問で終える",
      ),
    ],
  },
  {
    header: "Ship it, then ::tell:: everyone 🎉",
    description: [
      text(
        "Say what is new 😀, thank the people 👍🏿 who helped, and name the places 🇯🇵🇧🇷 it works in.\n\n- ✅ Done beats perfect\n- ⏰ Post at nine\n- 1️⃣ One link only",
      ),
    ],
    summary: "Small team, big day 💪",
  },
  {
    header: "Guard it with a ::flag::",
    description: [
      code(
        'def is_enabled(flag: str, user: User) -> bool:\n    """Rolled out by a stable hash."""\n    share = ROLLOUT.get(flag, 0)\n    return bucket(user.id) < share',
      ),
      text("Raise the share once a day. Ten minutes of graphs between two steps."),
    ],
  },
  {
    header: "Two kinds of ::rollback::",
    description: [
      columns("Code\n- Fast\n- Safe\n- Boring", "Data\n- Slow\n- Risky\n- Plan it first"),
    ],
    summary: "Practise the boring one every week.",
  },
  {
    header: "Show the ::trend::, not the blame",
    description: [text("One chart on the wall starts better talks than ten reminders.")],
  },
  {
    header: "Questions for the ::retro::",
    description: [
      text(
        "1. What surprised us?\n2. What did the alarm not see?\n3. Which step did we do by hand?\n4. What will we stop doing?",
      ),
    ],
  },
  {
    header: "A checklist for ::Mondays::",
    description: [
      text(
        "- ✅ Flags older than a month\n- ✅ Alerts that nobody read\n- ✅ Tests that were retried",
      ),
      code("git log --since=1.week --oneline | wc -l"),
    ],
    summary: "Ten minutes, one coffee ☕",
  },
  {
    header: "What will you split ::today?::",
    description: [text("Pick the biggest open change on your board and cut it in two.")],
    summary: "Follow for one idea a week",
  },
];

/** A realistic post of fifteen slides: text, lists, code, columns, emoji, Arabic, Japanese. */
export const fifteenSlides = {
  title: "Ship ::faster:: with tiny changes",
  content,
  hashtags: ["#engineering", "#codereview", "#teamwork"],
};

/**
 * Builds the input for rendering all slides. Each variant has its own title and primary colour, so no earlier image can
 * be reused.
 */
export function buildJob(variant, photoUrl) {
  const blue = (0xa0 + (variant % 0x60)).toString(16);
  return {
    post: { ...fifteenSlides, title: `${fifteenSlides.title} ${variant + 1}` },
    design: { ...defaultDesign, primaryColor: `#4f46${blue}` },
    format: "linkedin",
    postType: "carousel",
    slideIndex: 0,
    mediaUrls: { [photoSlide]: photoUrl },
  };
}
