import { Tabs } from "radix-ui";
import { useState } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useVoiceQuery } from "../voice-api.ts";
import { voiceDialog } from "../voice-view-store.ts";
import { PostsForm } from "./posts-form.tsx";
import { VoiceForm } from "./voice-form.tsx";
import { useIsOpen } from "../../../lib/dialog.ts";

const tabClassName =
  "-mb-px h-10 border-b-2 border-transparent px-3 font-medium text-muted transition-colors hover:text-ink disabled:opacity-50 data-[state=active]:border-accent data-[state=active]:text-ink";
const contentClassName = "min-h-0 overflow-y-auto rounded-lg px-5 pt-4 pb-5";

/** The dialog to learn a voice from posts and to edit it. */
export function VoiceDialog() {
  const isOpen = useIsOpen(voiceDialog);
  const { data } = useVoiceQuery();
  return (
    <Dialog
      isOpen={isOpen && data !== undefined}
      onOpenChange={voiceDialog.close}
      title="Your voice"
      description="AI models that write for you follow your voice, and we check your posts against it."
      className="h-[calc(100dvh-24px)] max-h-[760px] max-w-[640px]"
    >
      {data && <VoiceTabs stored={data} />}
    </Dialog>
  );
}

function VoiceTabs({ stored }: { stored: NonNullable<ReturnType<typeof useVoiceQuery>["data"]> }) {
  const [tab, setTab] = useState(stored.voice ? "voice" : "posts");
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  return (
    <Tabs.Root value={tab} onValueChange={setTab} className="flex min-h-0 flex-1 flex-col">
      <Tabs.List aria-label="Your voice" className="flex shrink-0 border-b border-line px-5">
        <Tabs.Trigger value="posts" className={tabClassName}>
          Posts
        </Tabs.Trigger>
        <Tabs.Trigger value="voice" className={tabClassName}>
          How you write
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="posts" className={contentClassName}>
        <PostsForm
          stored={stored}
          onLearned={(messages) => {
            setWarnings(messages);
            setTab("voice");
          }}
        />
      </Tabs.Content>
      <Tabs.Content value="voice" className={contentClassName}>
        {warnings.map((message) => (
          <Notice key={message} variant="info" role="status" className="mb-4">
            {message}
          </Notice>
        ))}
        <VoiceForm stored={stored} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
