import type { TemplateId } from "../../design/templates/registry.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";

/** Loads a template's drawing style only if a slide uses it, because the styles are most of the drawing code. */
const skins: Readonly<Record<TemplateId, () => Promise<TemplateSkin>>> = {
  modern: async () => (await import("./modern/skin.ts")).modernSkin,
  minimal: async () => (await import("./minimal/skin.ts")).minimalSkin,
  bold: async () => (await import("./bold/skin.ts")).boldSkin,
  elegant: async () => (await import("./elegant/skin.ts")).elegantSkin,
  corporate: async () => (await import("./corporate/skin.ts")).corporateSkin,
  dark: async () => (await import("./dark/skin.ts")).darkSkin,
  brutal: async () => (await import("./brutal/skin.ts")).brutalSkin,
  notebook: async () => (await import("./notebook/skin.ts")).notebookSkin,
  editorial: async () => (await import("./editorial/skin.ts")).editorialSkin,
};

export const loadSkin = (template: TemplateId): Promise<TemplateSkin> => skins[template]();
