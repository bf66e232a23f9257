import { useState } from "react";
import { useNavigate } from "react-router";
import type { Command } from "../../features/command-menu/command.ts";
import { CommandList } from "../../features/command-menu/components/command-list.tsx";
import { useRewriteAction } from "../../features/making/rewrite/use-rewrite-action.ts";
import { paths } from "../paths.ts";
import {
  listAppCommands,
  listDesignCommands,
  listSettingsCommands,
  type PageLink,
} from "./app-commands.ts";
import {
  listDownloadCommands,
  listHistoryCommands,
  listJsonCommands,
  listPublishCommands,
  listSaveCommands,
} from "./content-commands.ts";
import { listMakingCommands, listPostCommands } from "./post-commands.ts";
import {
  listLayoutCommands,
  listPasteCommands,
  listSlideCommands,
  listSlideJumps,
} from "./slide-commands.ts";
import { listViewCommands } from "./view-commands.ts";
import { getDocument } from "../../state/carousel-store.ts";

const pages: readonly PageLink[] = [
  { label: "My Carousels", path: paths.myCarousels },
  { label: "Calendar", path: paths.calendar },
  { label: "Connections", path: paths.connections },
  { label: "API", path: paths.apiDocs },
  { label: "Pricing", path: paths.pricing },
  { label: "Resources", path: paths.resources },
];

function listCommands(
  navigate: (path: string) => void,
  onRewrite: ((slideIndex: number) => void) | undefined,
): Command[] {
  const hasPost = getDocument().post !== null;
  return [
    ...(hasPost
      ? [...listSlideCommands(onRewrite), ...listPostCommands(), ...listViewCommands()]
      : listPasteCommands()),
    ...listMakingCommands(),
    ...listHistoryCommands(),
    ...listSaveCommands(),
    ...listPublishCommands(),
    ...listDownloadCommands(),
    ...listJsonCommands(),
    ...listLayoutCommands(),
    ...listSettingsCommands(),
    ...listDesignCommands(),
    ...listAppCommands(pages, navigate),
    ...listSlideJumps(),
  ];
}

export function EditorCommandList() {
  const onRewrite = useRewriteAction();
  const navigate = useNavigate();
  // Snapshot at opening; nothing changes while the menu is open.
  const [commands] = useState(() => listCommands((path) => void navigate(path), onRewrite));
  return <CommandList commands={commands} />;
}
