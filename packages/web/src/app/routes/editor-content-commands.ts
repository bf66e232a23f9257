import {
  Braces,
  Download,
  FileDown,
  FileInput,
  Film,
  Image,
  PenLine,
  Redo2,
  Save,
  Sparkles,
  Undo2,
  WandSparkles,
} from "lucide-react";
import type { Command } from "../../features/command-menu/command.ts";
import {
  downloadAllSlides,
  downloadCurrentSlide,
} from "../../features/downloads/download-slides.ts";
import { openVideoDialog } from "../../features/downloads/video/video-store.ts";
import { redoStep, undoStep } from "../../features/history/history-actions.ts";
import { beautifyJson, exportJson, loadSample } from "../../features/json-editor/json-actions.ts";
import { openJsonEditor } from "../../features/json-editor/json-editor-store.ts";
import { canSave, requestSave, setSaveDialogOpen } from "../../features/saving/save-actions.ts";
import { shortcutLabel } from "../../lib/shortcuts.ts";
import { useExportStore } from "../../state/export-store.ts";
import { useHistoryStore } from "../../state/history.ts";
import { usePostStore } from "../../state/post-store.ts";
import { importFile } from "./import-file.ts";

/** Undo and redo, with the names of their steps. */
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

/** Saving with the account. */
export function listSaveCommands(): Command[] {
  const isDisabled = !canSave();
  const group = "My Carousels";
  return [
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
      label: "Title and status",
      keywords: "rename published draft",
      icon: PenLine,
      isDisabled,
      run: () => setSaveDialogOpen(true),
    },
  ];
}

/** The downloads of the two buttons, and the video. */
export function listDownloadCommands(): Command[] {
  const isDisabled =
    usePostStore.getState().parsedJson === null || useExportStore.getState().preparing !== null;
  const group = "Download";
  return [
    {
      id: "download.all",
      group,
      label: "Download all slides",
      keywords: "export zip png save",
      icon: Download,
      shortcut: shortcutLabel("downloadAll"),
      isDisabled,
      run: () => void downloadAllSlides(),
    },
    {
      id: "download.current",
      group,
      label: "Download the current slide",
      keywords: "export png save picture",
      icon: Image,
      isDisabled,
      run: () => void downloadCurrentSlide(),
    },
    {
      id: "download.video",
      group,
      label: "Download a video",
      keywords: "export mp4 webm reel tiktok movie",
      icon: Film,
      isDisabled,
      run: openVideoDialog,
    },
  ];
}

/** What the JSON editor does, without opening it. */
export function listJsonCommands(): Command[] {
  const isEmpty = usePostStore.getState().jsonInput.trim() === "";
  const group = "JSON";
  return [
    {
      id: "json.edit",
      group,
      label: "Edit JSON",
      keywords: "text code open",
      icon: Braces,
      run: () => openJsonEditor(usePostStore.getState().error?.offset ?? null),
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
