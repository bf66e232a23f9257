import {
  applyTemplate,
  defaultBrand,
  defaultDesign,
  sizePresetIds,
  templateIds,
  type Brand,
  type SizePresetId,
  type TemplateId,
} from "@slideloom/core/design";
import type { Item, Post } from "@slideloom/core/document";
import type { SlideJob } from "../slide-job.ts";
import { avatarDataUrl, photoDataUrl } from "./photo.fixture.ts";

const text = (value: string): Item => ({ type: "text", value });
const code = (value: string): Item => ({ type: "code", value });
const columns = (leftColumn: string, rightColumn: string): Item => ({
  type: "two-columns",
  value: JSON.stringify({ leftColumn, rightColumn }),
});

const pullRequests: Post = {
  title: "Ship ::faster:: with tiny pull requests",
  hashtags: ["#engineering", "#codereview", "#teamwork"],
  content: [
    { header: "Why the best teams merge before lunch", description: [] },
    {
      header: "Small diffs get ::real:: reviews",
      description: [
        text("Reviewers find most defects in the first 200 lines. After that, attention drops."),
      ],
    },
    {
      header: "Three habits that keep them ::small::",
      description: [
        text(
          "- Keep one idea per pull request\n- Aim for under 200 changed lines\n- Stack the rest behind a flag",
        ),
        text("1. Write the title first\n2. Cut what it does not say"),
      ],
    },
    {
      header: "Measure your ::cycle:: time",
      description: [
        code(
          "const open = pr.createdAt;\nconst done = pr.mergedAt;\nconst hours = (done - open) / 36e5;\nif (hours > 24) alert(pr.title);",
        ),
      ],
    },
    {
      header: "What changes in a ::month::",
      description: [
        columns(
          "Before\n4 days to merge\n3 rounds of review\nFriday releases",
          "After\n5 hours to merge\n1 round of review\nReleases all day",
        ),
      ],
    },
    {
      header: "Show the ::trend::, not the blame",
      description: [text("One chart on the wall starts better talks than ten reminders.")],
    },
    {
      header: "What will you split ::today?::",
      description: [text("Pick the biggest open pull request on your board and cut it in two.")],
      summary: "Follow for one workflow idea a week",
    },
  ],
};

const summarized: Post = {
  ...pullRequests,
  content: pullRequests.content.map((slide, index) =>
    index === 2 ? { ...slide, summary: "If you can't name it in one sentence, split it." } : slide,
  ),
};

const onePost: Post = {
  title: "A file name that sorts ::itself::",
  hashtags: ["#workflow", "#creators", "#design", "#archive"],
  content: [
    {
      header: "Date first, topic second, version last",
      description: [
        text("- Your folder becomes your archive\n- Search finds the topic\n- The newest is last"),
      ],
      summary: "Name the file when you export it.",
    },
  ],
};

const sentence =
  "Reviewers find most defects in the first two hundred lines of a change, and after that their attention drops. ";

const tooLong: Post = {
  title: "When a slide has to carry more than a slide can carry",
  hashtags: ["#engineering", "#codereview"],
  content: [
    { header: "Intro", description: [] },
    {
      header: "Everything we know about reviews",
      description: [
        text(sentence.repeat(7)),
        text(`- ${sentence}\n- ${sentence}`),
        code("const a = 1;\n".repeat(9)),
        text(sentence.repeat(6)),
      ],
      summary: sentence,
    },
    { header: "Outro", description: [] },
  ],
};

const arabic: Post = {
  title: "كيف تكتب ::منشورًا:: يقرأه الناس",
  hashtags: ["#كتابة", "#محتوى"],
  content: [
    { header: "خمس خطوات قصيرة لكل صانع محتوى", description: [] },
    {
      header: "ابدأ بالفكرة ::الأهم::",
      description: [
        text(
          "القارئ يقرر خلال ثانيتين إن كان سيكمل. ضع الفائدة في السطر الأول.\n\n- جملة واحدة لكل فكرة\n- أمثلة من تجربتك في 2025",
        ),
        columns("قبل\nنص طويل", "بعد\nنص قصير"),
      ],
      summary: "الوضوح أهم من البلاغة.",
    },
    { header: "جرّب اليوم", description: [] },
  ],
};

const japanese: Post = {
  title: "毎朝10分で::読まれる::投稿をつくる",
  hashtags: ["#発信", "#仕事術"],
  content: [
    { header: "忙しい人のための小さな習慣", description: [] },
    {
      header: "最初の一行で::約束::をする",
      description: [
        text(
          "読者は二秒で続きを読むか決めます。得られることを先に書きましょう。\n\n- 一文にひとつの考え\n- 自分の経験から例を出す\n- 最後に質問で終える",
        ),
      ],
      summary: "短く書くほど、長く読まれる。",
    },
    { header: "今日からできること", description: [] },
  ],
};

const emoji: Post = {
  title: "Launch week 🚀 in ::five:: moves",
  hashtags: ["#launch🚀", "#team"],
  content: [
    { header: "A plan for small teams 👩🏽‍💻👨‍👩‍👧‍👦", description: [] },
    {
      header: "Ship it, then ::tell:: everyone 🎉",
      description: [
        text(
          "Emoji wrap like letters do 😀, with skin tones 👍🏿, flags 🇯🇵🇧🇷 and families 👨‍👩‍👧.\n\n- ✅ Done beats perfect\n- ⏰ Post at nine\n- 1️⃣ One link only",
        ),
      ],
      summary: "Small team, big day 💪",
    },
    { header: "Ready? 🏁", description: [] },
  ],
};

const brand: Brand = {
  ...defaultBrand,
  name: "Ada Lindqvist",
  handle: "@adalindqvist",
  website: "lindqvist.example",
  avatar: avatarDataUrl,
  placement: "all",
};

interface Golden {
  post: Post;
  slideIndex: number;
  postType?: SlideJob["postType"];
  mediaUrls?: SlideJob["mediaUrls"];
  brand?: Brand;
}

/** The kinds of slides that golden pictures show. */
export const goldenKinds = {
  cover: { post: pullRequests, slideIndex: 0 },
  text: { post: pullRequests, slideIndex: 1 },
  list: { post: pullRequests, slideIndex: 2 },
  code: { post: pullRequests, slideIndex: 3 },
  columns: { post: pullRequests, slideIndex: 4 },
  summary: { post: summarized, slideIndex: 2 },
  media: { post: pullRequests, slideIndex: 5, mediaUrls: { 5: photoDataUrl } },
  closing: { post: pullRequests, slideIndex: 6 },
  single: { post: onePost, slideIndex: 0, postType: "single" },
  overflow: { post: tooLong, slideIndex: 1 },
  arabic: { post: arabic, slideIndex: 1 },
  japanese: { post: japanese, slideIndex: 1 },
  emoji: { post: emoji, slideIndex: 1 },
  "brand-cover": { post: pullRequests, slideIndex: 0, brand },
  brand: { post: summarized, slideIndex: 2, brand },
} satisfies Record<string, Golden>;

export type GoldenKind = keyof typeof goldenKinds;

/** One golden picture. */
export interface GoldenCase {
  template: TemplateId;
  sizePreset: SizePresetId;
  kind: GoldenKind;
  job: SlideJob;
}

/** What each size preset shows; Instagram portrait has LinkedIn's stage. */
const kindsOf = (sizePreset: SizePresetId): GoldenKind[] => {
  if (sizePreset === "instagram-portrait") return [];
  if (sizePreset === "vertical") return ["cover", "list", "media", "closing"];
  return Object.keys(goldenKinds) as GoldenKind[];
};

/** Every template in every size preset with the kinds of slides. */
export const goldenCases: readonly GoldenCase[] = templateIds.flatMap((template) =>
  sizePresetIds.flatMap((sizePreset) =>
    kindsOf(sizePreset).map((kind) => ({
      template,
      sizePreset,
      kind,
      job: {
        postType: "carousel" as const,
        mediaUrls: {},
        ...goldenKinds[kind],
        design: applyTemplate(defaultDesign, template),
        format: sizePreset,
      },
    })),
  ),
);
