import type { Appearance, PostType } from "@slideloom/core/carousel";
import {
  applyTemplate,
  type Brand,
  type Design,
  type SizePresetId,
  type TemplateId,
} from "@slideloom/core/design";
import { editCarousel } from "./history.ts";

/** Changes the appearance. A change to equal values is ignored. */
function changeAppearance(change: (appearance: Appearance) => Partial<Appearance>): void {
  editCarousel((carousel) => {
    const { appearance } = carousel;
    const changed = { ...appearance, ...change(appearance) };
    const keys = Object.keys(changed) as (keyof Appearance)[];
    const isSame = keys.every((key) => changed[key] === appearance[key]);
    return isSame ? carousel : { ...carousel, appearance: changed };
  });
}

/** Sets the design and removes the template's id. If the design equals the current one, nothing changes. */
export function setDesign(design: Design): void {
  changeAppearance(({ design: before }) => {
    const keys = Object.keys({ ...before, ...design }) as (keyof Design)[];
    return keys.every((key) => design[key] === before[key]) ? {} : { design, templateId: null };
  });
}

export function pickTemplate(templateId: TemplateId): void {
  changeAppearance(({ design }) => ({ design: applyTemplate(design, templateId), templateId }));
}

export function setSizePreset(carouselFormat: SizePresetId): void {
  changeAppearance(() => ({ carouselFormat }));
}

export function setPostType(postType: PostType): void {
  changeAppearance(() => ({ postType }));
}

export function setMediaEnabled(enableMedia: boolean): void {
  changeAppearance(() => ({ enableMedia }));
}

export function setBrand(brand: Brand): void {
  changeAppearance(() => ({ brand }));
}
