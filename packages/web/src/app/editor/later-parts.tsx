import type { ReactNode } from "react";
import { dialogPlace } from "../../components/lazy-part/dialog-place.tsx";
import { lazyPart, Nothing } from "../../components/lazy-part/lazy-part.tsx";
import { Loading } from "../../components/loading-state.tsx";
import { EarlyCommandKeys } from "../../features/command-menu/components/early-command-keys.tsx";
import { FilmstripPlace } from "../../features/filmstrip/components/filmstrip-place.tsx";
import { useStartStore } from "../../features/making/start/start-store.ts";
import { useDocument } from "../../state/carousel-store.ts";
import { useIsGenerating } from "../../state/generation-store.ts";
import { useSlideWarnings } from "../../state/slide-warnings.ts";
import { useUnsentMedia } from "../../state/upload-failures.ts";
import { EmptyActions as ShownEmptyActions } from "./parts.tsx";
import { useAskedDialog } from "./use-asked-dialog.ts";

// These parts load after the first slide is drawn. The layout reserves space for them until then.

interface PlaceContent {
  children: ReactNode;
}

// Places of parts that usually show nothing. They report a failure only if the part has something to show.

function IfSourced({ children }: PlaceContent) {
  const hasSource = useDocument(({ post }) => (post?.sources?.length ?? 0) > 0);
  return hasSource ? children : null;
}

function IfGenerating({ children }: PlaceContent) {
  return useIsGenerating() ? <div className="mx-3 sm:mx-4">{children}</div> : null;
}

function IfStarted({ children }: PlaceContent) {
  return useStartStore(({ typed }) => typed.trim() !== "") ? children : null;
}

function IfTroubled({ children }: PlaceContent) {
  const hasUnsent = useUnsentMedia().length > 0;
  const hasFailed = useSlideWarnings().some(({ url }) => url !== undefined);
  return hasUnsent || hasFailed ? <div className="mx-3 sm:mx-4">{children}</div> : null;
}

export const EditorSettings = lazyPart(
  async () => (await import("./settings.tsx")).EditorSettings,
  { name: "the settings", isAfterPreview: true },
);
export const EditorSheets = lazyPart(async () => (await import("./sheets.tsx")).EditorSheets, {
  name: "this panel",
  isAfterPreview: true,
  Place: dialogPlace(
    ({ open, onClose }) => open && { title: open === "settings" ? "Settings" : "Slides", onClose },
  ),
});
const AskedDialogPlace = dialogPlace<object>(useAskedDialog);
export const EditorDialogs = lazyPart(async () => (await import("./dialogs.tsx")).EditorDialogs, {
  name: "this dialog",
  isAfterPreview: true,
  Pending: () => (
    <>
      <EarlyCommandKeys />
      <AskedDialogPlace part={{}} isPending retry={() => undefined}>
        <Loading />
      </AskedDialogPlace>
    </>
  ),
  Place: AskedDialogPlace,
});
export const ContentPanel = lazyPart(
  async () => (await import("../../features/outline/components/content-panel.tsx")).ContentPanel,
  { name: "the content panel", isAfterPreview: true },
);
/** As wide as the button, so that the toolbar stays in place. */
const CheckerPlace = () => <div className="w-13" />;

export const EditorChecker = lazyPart(async () => (await import("./checker.tsx")).EditorChecker, {
  name: "the checker",
  isAfterPreview: true,
  Pending: CheckerPlace,
});
export const SourceSummary = lazyPart(
  async () => (await import("../../features/facts/components/source-summary.tsx")).SourceSummary,
  { name: "the sources", isAfterPreview: true, Pending: Nothing, Place: IfSourced },
);
export const Filmstrip = lazyPart(
  async () => (await import("../../features/filmstrip/components/filmstrip.tsx")).Filmstrip,
  { name: "the thumbnails", isAfterPreview: true, Pending: FilmstripPlace },
);
export const FoldedGeneration = lazyPart(
  async () => (await import("../../features/making/form/folded-generation.tsx")).FoldedGeneration,
  { name: "the progress", isAfterPreview: true, Pending: Nothing, Place: IfGenerating },
);
/** The buttons stay invisible until their panels are loaded, because text typed right after a click would be lost. */
export const EmptyActions = lazyPart(
  async () => {
    await Promise.allSettled([import("./settings.tsx"), import("./sheets.tsx")]);
    return ShownEmptyActions;
  },
  {
    name: "the buttons",
    isAfterPreview: true,
    Pending: () => (
      <div className="invisible">
        <ShownEmptyActions />
      </div>
    ),
  },
);
export const EditorStart = lazyPart(async () => (await import("./start.tsx")).EditorStart, {
  name: "the slides of this text",
  isAfterPreview: true,
  Pending: Nothing,
  Place: IfStarted,
});
export const EditorOutline = lazyPart(async () => (await import("./outline.tsx")).EditorOutline, {
  name: "the outline",
});
export const MediaTroubles = lazyPart(
  async () => (await import("../../features/media/components/medium-trouble.tsx")).MediaTroubles,
  { name: "the notes on images", isAfterPreview: true, Pending: Nothing, Place: IfTroubled },
);
