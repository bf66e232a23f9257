import { Languages, MessageSquareQuote, Wrench } from "lucide-react";
import type { Command } from "../../features/command-menu/command.ts";
import { openPostRewrite } from "../../features/making/post-rewrite/post-rewrite-store.ts";
import { listRepairs } from "../../features/making/post-rewrite/use-repairs.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { useFactStore } from "../../state/fact-checks.ts";
import { canEditSlides } from "../../state/slide-commands.ts";

export function listPostCommands(): Command[] {
  const common = { group: "Whole post", isDisabled: !canEditSlides() };
  const hasSource = (getDocument().post?.sources ?? []).length > 0;
  const hasRepairs = hasSource && listRepairs(useFactStore.getState().checks).length > 0;
  return [
    {
      ...common,
      id: "post.translate",
      label: "Translate the post…",
      keywords: "language german english rewrite",
      icon: Languages,
      run: () => openPostRewrite("translate"),
    },
    {
      ...common,
      id: "post.tone",
      label: "Change the tone…",
      keywords: "style voice rewrite words",
      icon: MessageSquareQuote,
      run: () => openPostRewrite("tone"),
    },
    ...(hasRepairs
      ? [
          {
            ...common,
            id: "post.repair",
            label: "Repair the slides…",
            keywords: "facts source checks correct",
            icon: Wrench,
            run: () => openPostRewrite("repair"),
          },
        ]
      : []),
  ];
}
