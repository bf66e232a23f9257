import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { dialogPlace } from "../../components/lazy-part/dialog-place.tsx";
import { InDialog, lazyPart } from "../../components/lazy-part/lazy-part.tsx";
import { presetsDialog, presetsTitle } from "../../features/design-panel/presets-dialog.ts";
import { VideoDialog } from "../../features/downloads/components/video-dialog.tsx";
import { CaptionsReview } from "../../features/facts/components/caption-facts.tsx";
import { findDialog } from "../../features/find/find-dialog.ts";
import { FactsQuestion } from "../../features/facts/components/facts-question.tsx";
import { SourceDialog } from "../../features/facts/components/source-dialog.tsx";
import { RewriteDialog } from "../../features/making/rewrite/rewrite-dialog.tsx";
import { ImportDialog } from "../../features/import/components/import-dialog.tsx";
import { JsonEditorDialog } from "../../features/json-editor/components/json-editor-dialog.tsx";
import { loadPastedImages } from "../../features/json-editor/load-text.ts";
import { presentation } from "../../features/preview/present/presentation.ts";
import { ResizeDialog } from "../../features/media/components/resize-dialog.tsx";
import { getSession } from "../../features/saving/open-document.ts";
import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { ConflictDialog } from "../../features/saving/components/conflict-dialog.tsx";
import { SaveDialog } from "../../features/saving/components/save-dialog.tsx";
import { ShortcutSheet } from "../../features/shortcuts/components/shortcut-sheet.tsx";
import {
  startersDialog,
  startersQuery,
  startersTitle,
} from "../../features/starters/starters-dialog.ts";
import { useAccountVoice } from "../../features/voice/use-account-voice.ts";
import { voiceDialog } from "../../features/voice/voice-view-store.ts";
import { useDocument } from "../../state/carousel-store.ts";
import { startAltReports } from "../../state/restore-alts.ts";
import { versionsDialog } from "./carousel-dialogs.ts";
import { AddingDialog } from "./adding.tsx";
import { EditorCommandMenu } from "./command-menu.tsx";
import { EditorPostRewrite } from "./post-rewrite.tsx";
import { importFile, replaceByPasted } from "./import-file.ts";
import { useIsOpen } from "../../lib/dialog.ts";

const ImportedPosts = lazyPart(
  async () => (await import("../../features/bulk/components/imported-posts.tsx")).ImportedPosts,
  { name: "the download settings", Place: InDialog },
);

const VersionsDialog = lazyPart(
  async () =>
    (await import("../../features/library/components/versions-dialog.tsx")).VersionsDialog,
  {
    name: "the versions",
    Place: dialogPlace(({ onClose }) => ({ title: "Versions", onClose })),
  },
);

const FindReplace = lazyPart(
  async () => (await import("../../features/find/components/find-replace.tsx")).FindReplace,
  {
    name: "find and replace",
    Place: dialogPlace<object>(() => ({ title: "Find and replace", onClose: findDialog.close })),
  },
);

const Starters = lazyPart(
  async () => (await import("../../features/starters/components/starters.tsx")).Starters,
  {
    name: "the posts",
    Place: dialogPlace<object>(() => ({ title: startersTitle, onClose: startersDialog.close })),
  },
);

const DesignPresets = lazyPart(
  async () =>
    (await import("../../features/design-panel/components/design-presets.tsx")).DesignPresets,
  {
    name: "the design presets",
    Place: dialogPlace<object>(() => ({ title: presetsTitle, onClose: presetsDialog.close })),
  },
);

const Presentation = lazyPart(
  async () =>
    (await import("../../features/preview/present/presentation-dialog.tsx")).PresentationDialog,
  {
    name: "the presentation",
    Place: dialogPlace<object>(() => ({ title: "Presentation", onClose: presentation.close })),
  },
);

const VoiceDialog = lazyPart(
  async () => (await import("../../features/voice/components/voice-dialog.tsx")).VoiceDialog,
  {
    name: "your voice",
    Place: dialogPlace<object>(() => ({ title: "Your voice", onClose: voiceDialog.close })),
  },
);

/** Opens the posts to start from if another page's link asks for them. */
function useAskedStarters(): void {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.has(startersQuery);
  useEffect(() => {
    if (!isAsked) return;
    startersDialog.open();
    setQuery({}, { replace: true });
  }, [isAsked, setQuery]);
}

export function EditorDialogs() {
  useAccountVoice();
  useAskedStarters();
  useEffect(startAltReports, []);
  const hasPost = useDocument(({ post }) => post !== null);
  const editsVoice = useIsOpen(voiceDialog);
  const finds = useIsOpen(findDialog);
  const starts = useIsOpen(startersDialog);
  const choosesPreset = useIsOpen(presetsDialog);
  const presents = useIsOpen(presentation) && hasPost;
  const showsVersions = useIsOpen(versionsDialog);
  const id = useOpenDocument((state) => state.carousel?.id);
  return (
    <>
      <JsonEditorDialog
        onReplacingPaste={(text) => loadPastedImages(text) || replaceByPasted(text)}
        onImport={importFile}
      />
      <RewriteDialog />
      <EditorPostRewrite />
      <EditorCommandMenu />
      <ShortcutSheet />
      <SaveDialog />
      <ConflictDialog />
      <VideoDialog />
      <ResizeDialog />
      <SourceDialog />
      <FactsQuestion />
      <CaptionsReview />
      <AddingDialog />
      {editsVoice && <VoiceDialog />}
      {presents && <Presentation />}
      {finds && <FindReplace />}
      {starts && <Starters />}
      {choosesPreset && <DesignPresets />}
      {showsVersions && id !== undefined && (
        <VersionsDialog
          id={id}
          onClose={versionsDialog.close}
          onRestored={(carousel) => getSession()?.take(carousel)}
        />
      )}
      <ImportDialog
        renderBulk={({ posts, fileName }) => <ImportedPosts posts={posts} fileName={fileName} />}
      />
    </>
  );
}
