import type { Appearance, Captions } from "@slideloom/core/carousel";
import {
  applyTemplate,
  buildPalette,
  type ColorAdjustment,
  defaultDesign,
  type Design,
  templates,
} from "@slideloom/core/design";
import { setHashtags, type Post } from "@slideloom/core/document";
import { findSurplusHashtags, networkOfSize, rulesFor } from "@slideloom/core/networks";
import { findOwnCaption, suggestCaptionFor } from "@slideloom/core/publishing";
import { countNoun } from "@slideloom/core/text";
import { setDesign } from "../../state/appearance-edits.ts";
import { editCaption, editOwnCaption } from "../../state/caption-edits.ts";
import { editPost } from "../../state/slide-edits.ts";
import type { Finding, FindingFix } from "./finding.ts";

const colorNames: Record<ColorAdjustment["role"], string> = {
  fontColor: "text",
  primaryColor: "primary",
  secondaryColor: "secondary",
};

/** Most rounds until each picked colour is legible at all sizes. */
const colorRounds = 4;

/** Returns the design with a colour that is drawn as picked. */
export function withReadableColor(design: Design, role: ColorAdjustment["role"]): Design {
  let readable = design;
  for (let round = 0; round < colorRounds; round += 1) {
    const found = buildPalette(readable).adjustments.find((one) => one.role === role);
    if (!found) break;
    readable = { ...readable, [role]: found.drawn };
  }
  return readable;
}

const unpickedDesigns = [
  defaultDesign,
  ...templates.map(({ id }) => applyTemplate(defaultDesign, id)),
];

/** Whether the person picked the colour. Templates rely on having their own colours adjusted. */
const isOwnColor = (design: Design, role: ColorAdjustment["role"]) =>
  !unpickedDesigns.some((known) => known[role] === design[role]);

/** Lists colours that the person picked, but that are too hard to read. */
export function listContrastFindings({ design }: Pick<Appearance, "design">): Finding[] {
  const adjustments = buildPalette(design).adjustments.filter(({ role }) =>
    isOwnColor(design, role),
  );
  return adjustments.map(({ role, picked, drawn }) => {
    const readable = withReadableColor(design, role);
    const fix = { label: `Use ${readable[role]}`, run: () => setDesign(readable) };
    return {
      key: `contrast ${role}`,
      severity: "warning",
      place: { kind: "design" },
      message: `The ${colorNames[role]} color ${picked} has too little contrast, so slides show ${drawn}.`,
      fixes: [fix],
    };
  });
}

/** Reports more hashtags than the service that the slides' size is for recommends. */
export function listHashtagFindings(
  post: Post,
  captions: Captions,
  carouselFormat: Appearance["carouselFormat"],
): Finding[] {
  const service = networkOfSize[carouselFormat];
  if (!service) return [];
  const place = { service, limits: {} };
  const { name, hashtags } = rulesFor(place);
  const limit = hashtags.warn ?? hashtags.most;
  if (limit === undefined) return [];
  const caption = suggestCaptionFor(place, { post, captions });
  const surplus = findSurplusHashtags(caption, limit);
  if (!surplus) return [];
  const label = `Keep ${limit}`;
  const fix = buildHashtagFix({ post, captions, service, ...surplus });
  return [
    {
      key: "hashtags",
      severity: "warning",
      place: { kind: "caption" },
      message: `${name} shows posts with more than ${countNoun(limit, "hashtag")} to fewer people. This one has ${limit + surplus.count}.`,
      fixes: fix ? [{ label, hint: `Remove the last ${surplus.count}`, run: fix }] : [],
    },
  ];
}

interface Surplus {
  post: Post;
  captions: Captions;
  service: Parameters<typeof editOwnCaption>[0];
  count: number;
  /** The caption without the surplus hashtags. */
  kept: string;
}

/** Returns an edit that removes the surplus hashtags where they are written; null if they are in the slides' words. */
function buildHashtagFix({
  post,
  captions,
  service,
  count,
  kept,
}: Surplus): FindingFix["run"] | null {
  if (findOwnCaption(captions, service) !== undefined) return () => editOwnCaption(service, kept);
  if ((post.caption ?? "").trim() !== "") return () => editCaption(kept);
  const { hashtags = [] } = post;
  if (hashtags.length < count) return null;
  return () =>
    editPost({
      label: "Remove hashtags",
      change: (document) => setHashtags(document, { hashtags: hashtags.slice(0, -count) }),
    });
}
