import { guidedNetworks } from "@slideloom/core/networks";
import {
  ArchiveRestore,
  Braces,
  Download,
  FileDown,
  FileInput,
  FilePlus2,
  History,
  Image,
  LayoutTemplate,
  MessageCircle,
  PenLine,
  Redo2,
  Save,
  Send,
  Share2,
  Sparkles,
  Undo2,
  WandSparkles,
} from "lucide-react";
import type { Command } from "../../features/command-menu/command.ts";
import { downloadAllSlides, downloadCurrentSlide } from "../../features/downloads/downloads.ts";
import { downloads } from "../../features/downloads/outputs.ts";
import { redoStep, undoStep } from "../../state/history-actions.ts";
import { beautifyJson, exportJson, loadSample } from "../../features/json-editor/json-actions.ts";
import { openJsonEditor } from "../../features/json-editor/json-dialog.ts";
import { publishDialog } from "../../features/publishing/publish-dialog.ts";
import { hasLastDraft } from "../../features/saving/local-copy-storage.ts";
import { restoreLastDraft } from "../../features/saving/replace-post.ts";
import { startersDialog } from "../../features/starters/starters-dialog.ts";
import { canSave, requestSave, saveDialog } from "../../features/saving/save-actions.ts";
import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { newCarouselPath } from "../../lib/editor-path.ts";
import { goTo } from "../../lib/go-to.ts";
import { shortcutLabel } from "../../lib/shortcuts.ts";
import { exportRun } from "../../state/export-store.ts";
import { useHistoryStore } from "../../state/history.ts";
import { openShare, openVersions } from "./carousel-dialogs.ts";
import { importFile } from "./import-file.ts";
import { getDocument } from "../../state/carousel-store.ts";

/** Returns Undo and Redo, labelled with their steps. */
export function listHistoryCommands(): Command[] {
  const { past, future } = useHistoryStore.getState();
  const [undone, redone] = [past.at(-1)?.label, future.at(-1)?.label];
  const group = "History";
  return [
    {
      id: "undo",
      group,
      label: undone ? `Undo: ${undone}` : "Undo",
      icon: Undo2,
      shortcut: shortcutLabel("undo"),
      isDisabled: undone === undefined,
      run: undoStep,
    },
    {
      id: "redo",
      group,
      label: redone ? `Redo: ${redone}` : "Redo",
      icon: Redo2,
      shortcut: shortcutLabel("redo"),
      isDisabled: redone === undefined,
      run: redoStep,
    },
  ];
}

/** Returns the commands of a saved carousel's links and versions. */
function listSharing(isDisabled: boolean): Command[] {
  const group = "My Carousels";
  return [
    {
      id: "carousel.share",
      group,
      label: "Share",
      keywords: "link public view",
      icon: Share2,
      isDisabled,
      run: () => void openShare(),
    },
    {
      id: "carousel.review",
      group,
      label: "Ask for a review",
      keywords: "client approve approval comments feedback link",
      icon: MessageCircle,
      isDisabled,
      run: () => void openShare(),
    },
    ...(useOpenDocument.getState().carousel
      ? [
          {
            id: "carousel.versions",
            group,
            label: "Versions",
            keywords: "history restore earlier",
            icon: History,
            run: () => void openVersions(),
          },
        ]
      : []),
  ];
}

export function listSaveCommands(): Command[] {
  const isDisabled = !canSave();
  const group = "My Carousels";
  return [
    {
      id: "carousel.new",
      group,
      label: "New carousel",
      keywords: "create start blank empty",
      icon: FilePlus2,
      run: () => goTo(newCarouselPath),
    },
    {
      id: "carousel.starters",
      group,
      label: "Start from a post…",
      keywords: "example template idea framework inspiration",
      icon: LayoutTemplate,
      run: () => startersDialog.open(),
    },
    ...(hasLastDraft()
      ? [
          {
            id: "carousel.last-draft",
            group,
            label: "Restore your last draft",
            keywords: "previous back replaced",
            icon: ArchiveRestore,
            run: restoreLastDraft,
          },
        ]
      : []),
    {
      id: "carousel.save",
      group,
      label: "Save",
      keywords: "keep account",
      icon: Save,
      shortcut: shortcutLabel("save"),
      isDisabled,
      run: requestSave,
    },
    {
      id: "carousel.title",
      group,
      label: "Edit title and status…",
      keywords: "rename published draft",
      icon: PenLine,
      isDisabled,
      run: () => saveDialog.open(),
    },
    ...listSharing(isDisabled),
  ];
}

export function listPublishCommands(): Command[] {
  const hasPost = getDocument().post !== null;
  const common = {
    group: "My Carousels",
    isDisabled: !hasPost,
    ...(!hasPost && { disabledReason: "Create slides first" }),
  };
  return [
    {
      ...common,
      id: "publish",
      label: "Publish",
      keywords: `post schedule send ${guidedNetworks.join(" ")} calendar network`,
      icon: Send,
      run: () => publishDialog.open("slideloom"),
    },
    {
      ...common,
      id: "publish.self",
      label: "Post it yourself",
      keywords: "publish files caption copy share by hand phone",
      icon: FileDown,
      run: () => publishDialog.open("self"),
    },
  ];
}

/** Returns the reason why nothing can be downloaded now, or null. */
function describeObstacle(): string | null {
  if (getDocument().post === null) return "Please add valid JSON content first";
  return !exportRun.isActive ? null : "A download is being prepared";
}

/** Returns the download commands: all slides, the current slide, then each entry of the download menu. */
export function listDownloadCommands(): Command[] {
  const disabledReason = describeObstacle();
  const isDisabled = disabledReason !== null;
  const common = { group: "Download", isDisabled, ...(disabledReason && { disabledReason }) };
  return [
    {
      ...common,
      id: "download.all",
      label: "Download all slides",
      keywords: "export zip png save",
      icon: Download,
      shortcut: shortcutLabel("downloadAll"),
      run: () => void downloadAllSlides(),
    },
    {
      ...common,
      id: "download.current",
      label: "Download the current slide",
      keywords: "export png save image picture",
      icon: Image,
      run: () => void downloadCurrentSlide(),
    },
    ...downloads.map(({ id, label, keywords = "", icon, download }) => ({
      ...common,
      id: `download.${id}`,
      label: `Download ${label}`,
      keywords: `export save ${keywords}`,
      icon,
      run: () => void download(),
    })),
  ];
}

/** Returns the JSON editor's actions. */
export function listJsonCommands(): Command[] {
  const isEmpty = getDocument().text.trim() === "";
  const group = "JSON";
  return [
    {
      id: "json.edit",
      group,
      label: "Edit JSON",
      keywords: "text code open",
      icon: Braces,
      run: () => openJsonEditor(getDocument().error?.offset ?? null),
    },
    {
      id: "json.format",
      group,
      label: "Format JSON",
      keywords: "indent beautify",
      icon: WandSparkles,
      isDisabled: isEmpty,
      run: beautifyJson,
    },
    { id: "json.sample", group, label: "Load Sample", icon: Sparkles, run: loadSample },
    {
      id: "json.import",
      group,
      label: "Import a file",
      keywords: "open markdown csv postnitro contentdrips json2content",
      icon: FileInput,
      run: importFile,
    },
    {
      id: "json.export",
      group,
      label: "Export JSON",
      keywords: "download save file",
      icon: FileDown,
      isDisabled: isEmpty,
      run: exportJson,
    },
  ];
}
