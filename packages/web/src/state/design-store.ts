import {
  applyTemplate,
  type Brand,
  type Design,
  defaultBrand,
  defaultDesign,
  type FormatId,
  type TemplateId,
} from "@slideloom/core/design";
import { create } from "zustand";

export type PostType = "carousel" | "single";

/** How the post is shown: everything besides its text that decides the pixels. */
export interface DesignState {
  design: Design;
  /** The template applied last, until one of its values is changed. */
  templateId: TemplateId | null;
  carouselFormat: FormatId;
  postType: PostType;
  enableMedia: boolean;
  /** A web address, or `local:{id}` of an uploaded file, by slide index. */
  mediaUrls: Readonly<Record<number, string>>;
  brand: Brand;
}

export const initialDesignState: DesignState = {
  design: defaultDesign,
  templateId: null,
  carouselFormat: "linkedin",
  postType: "carousel",
  enableMedia: false,
  mediaUrls: {},
  brand: defaultBrand,
};

export const useDesignStore = create<DesignState>()(() => initialDesignState);

/** Replaces the design by one the user shaped by hand; an equal one changes nothing. */
export function setDesign(design: Design): void {
  useDesignStore.setState((state) => {
    const { design: before } = state;
    const keys = Object.keys(design) as (keyof Design)[];
    return keys.every((key) => design[key] === before[key]) ? state : { design, templateId: null };
  });
}

export function pickTemplate(templateId: TemplateId): void {
  useDesignStore.setState(({ design }) => ({
    design: applyTemplate(design, templateId),
    templateId,
  }));
}

export function setCarouselFormat(carouselFormat: FormatId): void {
  useDesignStore.setState({ carouselFormat });
}

export function setPostType(postType: PostType): void {
  useDesignStore.setState({ postType });
}

export function setMediaEnabled(enableMedia: boolean): void {
  useDesignStore.setState({ enableMedia });
}

/** Gives a slide a medium; null takes it away. */
export function setSlideMedium(slideIndex: number, url: string | null): void {
  useDesignStore.setState(({ mediaUrls }) => {
    const { [slideIndex]: _, ...others } = mediaUrls;
    return { mediaUrls: url === null ? others : { ...others, [slideIndex]: url } };
  });
}

export function setBrand(brand: Brand): void {
  useDesignStore.setState({ brand });
}
