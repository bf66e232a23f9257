import type { Publication } from "@slideloom/core/contract/publications";
import { Awaited } from "../../../components/loading-state.tsx";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { useConnections } from "../../../lib/connections.ts";
import { useDocument } from "../../../state/carousel-store.ts";
import { publishDialog } from "../publish-dialog.ts";
import type { SavedCarousel } from "../use-publish.ts";
import { NoConnections } from "./no-connections.tsx";
import { PostByHand } from "./post-by-hand.tsx";
import { PublishedOutcome } from "./published-outcome.tsx";
import { PublishForm } from "./publish-form.tsx";

interface PublishDialogProps {
  /** Null for an unsaved carousel. */
  carouselId: string | null;
  isSignedIn: boolean;
  /** Saves the carousel as shown; rejects with the reason if it can't. */
  save: () => Promise<SavedCarousel>;
  /** Signs the person in. The carousel is saved after the sign-in. */
  onSignIn: () => void;
  onClose: () => void;
}

const ways = [
  { value: "slideloom", label: "Publish for me", hint: "Slideloom posts to your accounts" },
  { value: "self", label: "Post it yourself", hint: "Get the files and the caption" },
] as const;

type ContentProps = Omit<PublishDialogProps, "isSignedIn" | "onSignIn">;

function Content({ carouselId, save, onClose }: ContentProps) {
  const query = useConnections();
  const { data } = query;
  const post = useDocument((document) => document.lastPost);
  const [who, setWho] = useState(() => publishDialog.read() ?? "slideloom");
  const [made, setMade] = useState<Publication | null>(null);
  if (made) {
    return <PublishedOutcome made={made} onMore={() => setMade(null)} onClose={onClose} />;
  }
  if (!data) {
    return (
      <div className="px-5 pb-5">
        <Awaited title="We couldn't load your connected accounts" query={query} />
      </div>
    );
  }
  const { connections } = data;
  if (!post) return null;
  const isFirst = connections.length === 0;
  return (
    <>
      {!isFirst && (
        <div className="px-5 pb-3">
          <Segmented
            label="Who publishes"
            value={who}
            segments={ways}
            onValueChange={setWho}
            className="max-w-96"
          />
        </div>
      )}
      {isFirst || who === "self" ? (
        <PostByHand {...{ post, save }} onPublished={setMade}>
          {isFirst && <NoConnections />}
        </PostByHand>
      ) : (
        <PublishForm {...{ carouselId, post, connections, save }} onPublished={setMade} />
      )}
    </>
  );
}

function SignInFirst({ onSignIn }: { onSignIn: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 px-5 pt-1 pb-5">
      <p>Sign in to publish. We'll save this carousel and bring you back here.</p>
      <Button variant="primary" onClick={onSignIn}>
        Sign in and save
      </Button>
    </div>
  );
}

/** Dialog that publishes the open carousel to networks. */
export function PublishDialog({ isSignedIn, onSignIn, ...content }: PublishDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={content.onClose}
      title="Publish"
      className="max-h-[calc(100dvh-24px)] max-w-[920px]"
    >
      {isSignedIn ? <Content {...content} /> : <SignInFirst onSignIn={onSignIn} />}
    </Dialog>
  );
}
