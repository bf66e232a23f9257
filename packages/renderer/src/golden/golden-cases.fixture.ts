import {
  applyTemplate,
  defaultBrand,
  defaultDesign,
  templateIds,
  type Brand,
  type Design,
  type SizePresetId,
  type TemplateId,
} from "@slideloom/core/design";
import type { Item, Post } from "@slideloom/core/document";
import type { SlideJob } from "../slide-job.ts";
import {
  arabicPost,
  hindiPost,
  japanesePost,
  layoutPost,
  layoutSlides,
  rowPost,
  rowSlides,
} from "./golden-posts.fixture.ts";
import { avatarDataUrl, photoDataUrl } from "./photo.fixture.ts";

const text = (value: string): Item => ({ type: "text", value });
const code = (value: string): Item => ({ type: "code", value });

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

const cardPost: Post = {
  title: "Things I should have known at 25",
  hashtags: ["#saving", "#money"],
  content: [
    { header: "Four of them", description: [] },
    {
      header: "You don't have a spending problem. You have a ::timing:: problem.",
      description: [
        text("Anja Varma @anja.money\nMove the money on the first of the month, not on the last."),
      ],
      layout: "post",
    },
    { header: "Which one did you know?", description: [] },
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

/** A slide and its deviations from the default post and design. */
interface Golden {
  post: Post;
  slideIndex: number;
  postType?: SlideJob["postType"];
  mediaUrls?: SlideJob["mediaUrls"];
  brand?: Brand;
  design?: Partial<Design>;
}

type LayoutKind = keyof typeof layoutSlides;

/** The slide of `layoutPost` in that layout. */
const inLayout = (name: LayoutKind): Golden => ({
  post: layoutPost,
  slideIndex: layoutSlides[name],
  brand,
  mediaUrls: name === "picture" ? { [layoutSlides.picture]: photoDataUrl } : {},
});

/** The slide of `rowPost` in that layout. */
const inRows = (name: keyof typeof rowSlides): Golden => ({
  post: rowPost,
  slideIndex: rowSlides[name],
  brand,
});

const extremeColors: Partial<Design> = {
  primaryColor: "#fde047",
  secondaryColor: "#ef4444",
  fontColor: "#422006",
};
const ownGround: Partial<Design> = { backgroundType: "custom", backgroundPattern: "#1f3a34" };

/** The kinds of slides in golden images. */
const goldenKinds = {
  cover: inLayout("cover"),
  statement: inLayout("statement"),
  number: inLayout("number"),
  comparison: inLayout("comparison"),
  steps: inLayout("steps"),
  quote: inLayout("quote"),
  list: inLayout("list"),
  chart: inLayout("chart"),
  picture: inLayout("picture"),
  code: inLayout("code"),
  text: inLayout("text"),
  closing: inLayout("closing"),
  table: inRows("table"),
  timeline: inRows("timeline"),
  checklist: inRows("checklist"),
  prices: inRows("prices"),
  figures: inRows("figures"),
  "before-after": inRows("before-after"),
  post: { post: cardPost, slideIndex: 1, brand },
  "cover-picture": { ...inLayout("cover"), mediaUrls: { 0: photoDataUrl } },
  "cover-plain": { post: layoutPost, slideIndex: 0, design: { showBackgroundElements: false } },
  single: { post: onePost, slideIndex: 0, postType: "single" },
  overflow: { post: tooLong, slideIndex: 1 },
  emoji: { post: emoji, slideIndex: 1 },
  "arabic-cover": { post: arabicPost, slideIndex: 0, brand },
  "arabic-list": { post: arabicPost, slideIndex: 1, brand },
  "arabic-comparison": { post: arabicPost, slideIndex: 2, brand },
  "japanese-cover": { post: japanesePost, slideIndex: 0, brand },
  "japanese-steps": { post: japanesePost, slideIndex: 1, brand },
  "hindi-cover": { post: hindiPost, slideIndex: 0, brand },
  "hindi-text": { post: hindiPost, slideIndex: 1, brand },
  "yellow-cover": { ...inLayout("cover"), design: extremeColors },
  "yellow-number": { ...inLayout("number"), design: extremeColors },
  "yellow-comparison": { ...inLayout("comparison"), design: extremeColors },
  "circle-cover": { ...inLayout("cover"), design: { highlightMark: "circle" } },
  "scribble-statement": { ...inLayout("statement"), design: { highlightMark: "scribble" } },
  "own-ground-cover": { ...inLayout("cover"), design: ownGround },
  "own-ground-list": { ...inLayout("list"), design: ownGround },
} satisfies Record<string, Golden>;

type GoldenKind = keyof typeof goldenKinds;

/** One golden image. */
export interface GoldenCase {
  template: TemplateId;
  sizePreset: SizePresetId;
  kind: GoldenKind;
  job: SlideJob;
}

/** Golden images per size preset. Instagram portrait has none, because its slides are as large as LinkedIn's. */
const kindsOf: Readonly<Partial<Record<SizePresetId, readonly GoldenKind[]>>> = {
  linkedin: Object.keys(goldenKinds) as GoldenKind[],
  instagram: ["cover", "number", "comparison", "list", "closing"],
  twitter: ["cover", "quote", "list", "chart", "picture"],
  facebook: ["cover", "steps", "text", "arabic-list"],
  vertical: ["cover", "statement", "picture", "closing"],
};

/** Every template in every size preset, with its kinds of slides. */
export const goldenCases: readonly GoldenCase[] = templateIds.flatMap((template) =>
  (Object.entries(kindsOf) as [SizePresetId, readonly GoldenKind[]][]).flatMap(
    ([sizePreset, kinds]) =>
      kinds.map((kind) => {
        const { design, ...golden }: Golden = goldenKinds[kind];
        return {
          template,
          sizePreset,
          kind,
          job: {
            postType: "carousel" as const,
            mediaUrls: {},
            ...golden,
            design: { ...applyTemplate(defaultDesign, template), ...design },
            format: sizePreset,
          },
        };
      }),
  ),
);
