import { Tabs } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { lazyPart } from "../../components/lazy-part/lazy-part.tsx";
import { BrandPanel } from "../../features/brand/components/brand-panel.tsx";
import { ContentType } from "../../features/design-panel/components/content-type.tsx";
import { DesignElements } from "../../features/design-panel/components/design-elements.tsx";
import { SizePresetSelect } from "../../features/design-panel/components/size-preset-select.tsx";
import { CaptionFacts } from "../../features/facts/components/caption-facts.tsx";
import { GenerateForm } from "../../features/making/form/generate-form.tsx";
import { MediaAssets } from "../../features/media/components/media-assets.tsx";
import { MediaSupport } from "../../features/media/components/media-support.tsx";
import { SlideMedia } from "../../features/media/components/slide-media.tsx";
import { VoiceSection } from "../../features/voice/components/voice-section.tsx";
import {
  chooseSettingsTab,
  endTabAsked,
  type SettingsTab,
  settingsTabs,
  usePanels,
} from "./panels-store.ts";

const CaptionsPanel = lazyPart(
  async () => (await import("../../features/captions/components/captions-panel.tsx")).CaptionsPanel,
  { name: "the captions" },
);

const contents: Readonly<Record<SettingsTab, ReactNode>> = {
  design: <DesignElements mediaTab={<SlideMedia />} />,
  media: <MediaAssets />,
  brand: <BrandPanel voice={<VoiceSection />} />,
  captions: <CaptionsPanel renderFacts={(service) => <CaptionFacts service={service} />} />,
};

/** The settings panel: content type, format, media, generation and design. */
export function EditorSettings() {
  const { tab, isTabAsked } = usePanels();
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isTabAsked) return;
    listRef.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
    endTabAsked();
  }, [isTabAsked]);
  return (
    <div className="flex flex-col gap-5">
      <ContentType />
      <SizePresetSelect />
      <MediaSupport />
      <hr className="border-line" />
      <GenerateForm />
      <Tabs.Root value={tab} onValueChange={(value) => chooseSettingsTab(value as SettingsTab)}>
        <Tabs.List ref={listRef} aria-label="Settings" className="mb-2 flex border-b border-line">
          {settingsTabs.map(({ id, label }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              title={label}
              className="-mb-px h-10 flex-1 border-b-2 border-transparent font-medium text-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
            >
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {settingsTabs.map(({ id }) => (
          <Tabs.Content key={id} value={id} className="rounded-lg">
            {contents[id]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}
