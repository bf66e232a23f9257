import { Languages, MessageSquareQuote, Wrench } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { MenuContent, MenuItem } from "../../../components/ui/menu.tsx";
import { countNoun } from "@slideloom/core/text";
import { useNextWriter } from "../api/use-writers.ts";
import { openPostRewrite } from "./post-rewrite-store.ts";
import { useRepairs } from "./use-repairs.ts";
import { useCanRewrite } from "../rewrite/use-rewrite-action.ts";
import { PostRewriteButton } from "./post-rewrite-button.tsx";

const iconProps = { size: 16, "aria-hidden": true } as const;

/** Menu of actions on the whole post, initially open. */
export function PostRewriteMenu({ disabled }: { disabled: boolean }) {
  const repairs = useRepairs();
  const canRewrite = useCanRewrite();
  const credits = useNextWriter()?.credits ?? 1;
  const price = canRewrite ? countNoun(credits, "credit") : "Needs an AI model";
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <PostRewriteButton disabled={disabled} />
      </DropdownMenu.Trigger>
      <MenuContent align="start">
        <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-xs font-semibold text-muted">
          Whole post
        </DropdownMenu.Label>
        <MenuItem
          icon={<Languages {...iconProps} />}
          label="Translate…"
          hint={price}
          onSelect={() => openPostRewrite("translate")}
        />
        <MenuItem
          icon={<MessageSquareQuote {...iconProps} />}
          label="Change the tone…"
          hint={price}
          onSelect={() => openPostRewrite("tone")}
        />
        {repairs && (
          <MenuItem
            icon={<Wrench {...iconProps} />}
            label={repairs.slides > 0 ? `Repair ${countNoun(repairs.slides, "slide")}…` : "Repair…"}
            hint={repairs.slides > 0 ? price : "Nothing to correct"}
            isDisabled={repairs.slides === 0}
            onSelect={() => openPostRewrite("repair")}
          />
        )}
      </MenuContent>
    </DropdownMenu.Root>
  );
}
