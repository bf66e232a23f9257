import { GuideSections } from "../../../features/guides/guide-sections.tsx";
import type { ReadGuide } from "../../../features/guides/guide.ts";
import { GuidePage, type GuidePath } from "./guide-page.tsx";

/** A guide that consists of sections only. */
export function GuideScreen({ path, readGuide }: { path: GuidePath; readGuide: ReadGuide }) {
  return (
    <GuidePage path={path}>
      <GuideSections sections={readGuide(location.origin)} />
    </GuidePage>
  );
}
