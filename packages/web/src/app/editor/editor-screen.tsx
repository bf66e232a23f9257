import type { PostDocument } from "@slideloom/core/document";
import { clsx } from "clsx";
import { type ReactNode, useEffect } from "react";
import { useParams } from "react-router";
import { Announcer } from "../../components/ui/announcer.tsx";
import { useAccountBrand } from "../../features/brand/use-account-brand.ts";
import { DownloadButtons } from "../../features/downloads/components/download-buttons.tsx";
import { DownloadProgress } from "../../features/downloads/components/download-progress.tsx";
import {
  useRewriteAction,
  useShortenAction,
} from "../../features/making/rewrite/use-rewrite-action.ts";
import { HistoryButtons } from "../../features/history/components/history-buttons.tsx";
import { openJsonEditor } from "../../features/json-editor/json-dialog.ts";
import { PreviewPanel } from "../../features/preview/components/preview-panel.tsx";
import { useIsOutlineShown } from "../../features/making/outline/outline-place.ts";
import { OpenPrompts } from "../../features/prompts/components/open-prompts.tsx";
import { DeletedNotice } from "../../features/saving/components/deleted-notice.tsx";
import { OpeningState } from "../../features/saving/components/opening-state.tsx";
import { LocalCopyConflictNotice } from "../../features/saving/components/local-copy-conflict-notice.tsx";
import { SaveButton } from "../../features/saving/components/save-button.tsx";
import { useCarouselFromUrl } from "../../features/saving/use-carousel-from-url.ts";
import { useShortcuts } from "../../features/shortcuts/use-shortcuts.ts";
import { firstPreview } from "../../lib/first-preview.ts";
import { registerScriptFonts } from "../../lib/script-fonts.ts";
import { Header } from "../header/header.tsx";
import { answerPrompt } from "./answer-prompt.ts";
import type { EditorCheckerProps } from "./checker.tsx";
import { CarouselMenu } from "./carousel-menu.tsx";
import {
  ContentPanel,
  EditorChecker,
  EditorDialogs,
  EditorOutline,
  EditorSettings,
  EditorSheets,
  EditorStart,
  EmptyActions,
  Filmstrip,
  FoldedGeneration,
  MediaTroubles,
  SourceSummary,
} from "./later-parts.tsx";
import { CommandButton, EmptyStart } from "./parts.tsx";
import { PostMenu } from "./post-menu.tsx";
import { chooseImage, EditorFiles } from "./files.tsx";
import { EditorPublishing, PublishButton } from "./publish.tsx";
import { ShareButton } from "./share.tsx";
import { SheetButtons } from "./sheet-buttons.tsx";
import { EditorTitle } from "./title.tsx";
import { editorShortcuts } from "./shortcuts.ts";
import { startEditor } from "./start-editor.ts";
import { closeSheet, openSheet, usePanels } from "./panels-store.ts";
import { useFittingPanels } from "./use-fitting-panels.ts";
import { useCarouselStore, getDocument } from "../../state/carousel-store.ts";

// Runs once per page, before the first frame.
startEditor();

/** Loads fonts for the writing systems in the post's text, for use in panels and the JSON editor. */
function useScriptFonts(): void {
  // Subscribes outside of React state, which would re-render the screen at every key press.
  useEffect(() => {
    // Waits for the first preview. The slide uses its own fonts and is drawn without the fonts registered here.
    const register = ({ post, text }: PostDocument) => {
      if (post) void firstPreview.then(() => registerScriptFonts(text));
    };
    register(getDocument());
    return useCarouselStore.subscribe(({ carousel: { document } }, { carousel: before }) => {
      if (document.post !== before.document.post) register(document);
    });
  }, []);
}

/** The editor for the carousel in the URL, or its loading state. */
export function EditorScreen() {
  useAccountBrand();
  const { id = null } = useParams();
  const isShown = useCarouselFromUrl(id);
  const { hasTitleInHeader } = useFittingPanels();
  return (
    <div className="flex h-dvh min-h-[480px] flex-col max-sm:min-h-[720px]">
      <Header>
        {isShown && hasTitleInHeader && (
          <div className="ml-2 flex min-w-0 flex-1 items-center gap-2 border-l border-line pl-4">
            <EditorTitle className="flex flex-1 flex-col" />
            <CarouselButtons />
          </div>
        )}
      </Header>
      {isShown ? <Editor /> : <OpeningState />}
    </div>
  );
}

/** Buttons that save the carousel, share it, and open its menu. */
function CarouselButtons() {
  return (
    <>
      <SaveButton />
      <ShareButton />
      <CarouselMenu />
    </>
  );
}

interface EditorToolbarProps extends Pick<EditorCheckerProps, "onRewrite"> {
  children: ReactNode;
}

/**
 * Toolbar above the preview: history, downloads, publishing, and the title and menu if the page's header has no space.
 */
function EditorToolbar({ children, onRewrite }: EditorToolbarProps) {
  const onShorten = useShortenAction();
  const { isPhone, hasTitleInHeader } = useFittingPanels();
  return (
    <div className="relative flex shrink-0 flex-wrap items-center justify-end gap-2 px-3 pt-3 sm:px-4">
      {!hasTitleInHeader && (
        <EditorTitle className="flex flex-1 basis-full items-baseline sm:basis-40 sm:flex-col sm:items-stretch" />
      )}
      <div
        className={clsx(
          "flex items-center gap-2 max-[359px]:flex-wrap max-[359px]:justify-end",
          hasTitleInHeader && "mr-auto",
        )}
      >
        <HistoryButtons />
        <CommandButton />
        <PostMenu />
        <EditorChecker onRewrite={onRewrite} onShorten={onShorten} />
        {!hasTitleInHeader && <CarouselButtons />}
      </div>
      {!isPhone && (
        <div className="flex items-center gap-2">
          {children}
          <DownloadButtons />
          <PublishButton />
        </div>
      )}
      <DownloadProgress />
    </div>
  );
}

/** Phone toolbar below the preview: panels as sheets, publishing and downloads. */
function PhoneBar({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Stays at the bottom of a window that is lower than the page. */}
      <div className="sticky bottom-0 z-10 flex shrink-0 gap-2 border-t border-line bg-surface p-3 max-[359px]:gap-1 max-[429px]:[&_svg]:hidden">
        {children}
        <PublishButton className="max-sm:flex-1 max-sm:px-2 max-[359px]:px-1!" />
      </div>
      <div className="flex shrink-0 flex-wrap gap-2 bg-surface px-3 pb-3">
        <DownloadButtons />
      </div>
    </>
  );
}

function EditorPreview({ onRewrite }: { onRewrite: ReturnType<typeof useRewriteAction> }) {
  const { hasFilmstrip } = useFittingPanels();
  return (
    <PreviewPanel
      start={
        <EmptyStart>
          <EditorStart />
        </EmptyStart>
      }
      emptyActions={<EmptyActions />}
      filmstrip={<Filmstrip onRewrite={onRewrite} />}
      showsFilmstrip={hasFilmstrip}
      onAddImage={chooseImage}
    />
  );
}

const sides = {
  left: "w-[336px] border-r",
  right: "w-72 border-l",
};

interface SidePanelProps {
  label: string;
  side: keyof typeof sides;
  children: ReactNode;
}

function SidePanel({ label, side, children }: SidePanelProps) {
  return (
    <aside
      aria-label={label}
      className={clsx("shrink-0 overflow-y-auto border-line bg-surface p-4", sides[side])}
    >
      {children}
    </aside>
  );
}

/**
 * The editor: settings on the left, preview in the middle, content on the right. Narrow windows show the sides as
 * sheets.
 */
function Editor() {
  useShortcuts(editorShortcuts);
  useScriptFonts();
  const { isPhone, isFolded } = useFittingPanels();
  const sheet = usePanels((panels) => panels.sheet);
  const isOutlineShown = useIsOutlineShown();
  const isSheetShown = sheet !== null && isFolded[sheet];
  useEffect(() => {
    if (!isSheetShown) closeSheet();
  }, [sheet, isSheetShown]);
  const rewrite = useRewriteAction();
  const sheetButtons = <SheetButtons isFolded={isFolded} onOpen={openSheet} />;
  return (
    <>
      <LocalCopyConflictNotice />
      <DeletedNotice />
      <div className="flex min-h-0 flex-1">
        {!isFolded.settings && (
          <SidePanel label="Settings" side="left">
            <EditorSettings />
          </SidePanel>
        )}
        <main className="dotted-canvas flex min-w-0 flex-1 flex-col gap-2">
          <h1 className="sr-only">Create a carousel</h1>
          <EditorToolbar onRewrite={rewrite}>{sheetButtons}</EditorToolbar>
          {!isPhone && <FoldedGeneration isFolded={isFolded.settings} />}
          <MediaTroubles />
          {!isOutlineShown && <OpenPrompts onAnswer={answerPrompt} />}
          {isOutlineShown ? <EditorOutline /> : <EditorPreview onRewrite={rewrite} />}
          {/* Toasts appear at the top on phones, so progress is shown at the bottom. */}
          {isPhone && <FoldedGeneration isFolded />}
          {isPhone && <PhoneBar>{sheetButtons}</PhoneBar>}
        </main>
        {!isFolded.content && !isOutlineShown && (
          <SidePanel label="Content" side="right">
            <ContentPanel
              hasHeading
              onEditJson={openJsonEditor}
              onRewrite={rewrite}
              footer={<SourceSummary />}
            />
          </SidePanel>
        )}
      </div>
      <EditorSheets open={isSheetShown ? sheet : null} isPhone={isPhone} onClose={closeSheet} />
      <EditorDialogs />
      <EditorPublishing />
      <Announcer />
      <EditorFiles />
    </>
  );
}
