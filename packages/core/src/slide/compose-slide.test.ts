import { expect, test } from "vitest";
import { tokenizeCode } from "../blocks/code/code-tokens.ts";
import { buildPalette } from "../design/build-palette.ts";
import { defaultDesign } from "../design/default-design.ts";
import { applyTemplate } from "../design/template.ts";
import { templateIds, type TemplateId } from "../design/templates/registry.ts";
import { samplePost } from "../document/sample-post.ts";
import { text } from "../drawing/node.ts";
import { buildTypeScale } from "../drawing/type-scale.ts";
import { composeSlide } from "./compose-slide.ts";
import { layoutNames, layouts, type SlideLayoutName } from "./layouts/registry.ts";
import type { SlideContext } from "./slide-context.ts";
import { getStage } from "./stage.ts";

function contextOf(template: TemplateId): SlideContext {
  const design = applyTemplate(defaultDesign, template);
  return {
    post: samplePost,
    design,
    palette: buildPalette(design),
    stage: getStage("linkedin"),
    type: buildTypeScale(1, { low: false, tight: false }),
    direction: "ltr",
    tokenizeCode,
    cut: {},
    brand: null,
  };
}

const content = { index: 1, media: {} };
const own = [text({}, "Drawn by the template", { kind: "title" })];
const overrides = { bold: { content: () => own } };

const everywhere = templateIds.flatMap((template) =>
  layoutNames.map((layout): [TemplateId, SlideLayoutName] => [template, layout]),
);

test.each(everywhere)(
  "%s draws %s itself only where it has a composer for it",
  (template, layout) => {
    const context = contextOf(template);
    const drawn = composeSlide(layout, context, content, overrides);
    const isOwn = template === "bold" && layout === "content";
    expect(drawn).toEqual(isOwn ? own : layouts[layout].compose(context, content));
  },
);

test("a design without a template is drawn by the grammar of its ornament", () => {
  const context = {
    ...contextOf("modern"),
    design: { ...defaultDesign, ornament: "bold" as const },
  };
  expect(composeSlide("content", context, content, overrides)).toBe(own);
});
