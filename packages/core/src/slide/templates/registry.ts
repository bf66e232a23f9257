import type { TemplateId } from "../../design/templates/registry.ts";
import type { Composer } from "../layouts/layout.ts";
import type { SlideLayoutName } from "../layouts/registry.ts";

/** A template's own composers, for the layouts that it draws differently from the default. */
export type TemplateComposers = Readonly<Partial<Record<SlideLayoutName, Composer>>>;

/** Keyed by template; one that is absent draws every layout with its default composer. */
export const templateComposers: Readonly<Partial<Record<TemplateId, TemplateComposers>>> = {};
