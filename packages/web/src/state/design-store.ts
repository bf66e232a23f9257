import { applyTemplate, type Design, defaultDesign, type FormatId } from "@slideloom/core/design";
import type { TemplateId } from "@slideloom/core/design";
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
  mediaUrls: Readonly<Record<number, string>>;
}

export const initialDesignState: DesignState = {
  design: defaultDesign,
  templateId: null,
  carouselFormat: "linkedin",
  postType: "carousel",
  enableMedia: false,
  mediaUrls: {},
};

export const useDesignStore = create<DesignState>()(() => initialDesignState);

/** Replaces the design by one the user shaped by hand. */
export function setDesign(design: Design): void {
  useDesignStore.setState({ design, templateId: null });
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
