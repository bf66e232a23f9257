import type { Publication } from "@slideloom/core/contract";
import { Loading, LoadFailure } from "../../../components/loading-state.tsx";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { useConnections } from "../../../lib/connections.ts";
import { useDocument } from "../../../state/carousel-store.ts";
import type { SavedCarousel } from "../use-publish.ts";
import { NoConnections } from "./no-connections.tsx";
import { PublishedOutcome } from "./published-outcome.tsx";
import { PublishForm } from "./publish-form.tsx";

interface PublishDialogProps {
  /** Null for a carousel that was never saved. */
  carouselId: string | null;
  isSignedIn: boolean;
  /** Saves the carousel as it is shown; rejects with why it could not be. */
  save: () => Promise<SavedCarousel>;
  /** Saves it once its author has signed in. */
  onSignIn: () => void;
  onClose: () => void;
}

type ContentProps = Omit<PublishDialogProps, "isSignedIn" | "onSignIn">;

function Content({ carouselId, save, onClose }: ContentProps) {
  const { data, error, refetch } = useConnections();
  const post = useDocument((document) => document.lastPost);
  const [made, setMade] = useState<Publication | null>(null);
  if (made) {
    return <PublishedOutcome made={made} onMore={() => setMade(null)} onClose={onClose} />;
  }
  if (!data) {
    return (
      <div className="px-5 pb-5">
        {error ? (
          <LoadFailure
            title="Your connections could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading />
        )}
      </div>
    );
  }
  const { connections } = data;
  if (connections.length === 0 || !post) return <NoConnections />;
  return <PublishForm {...{ carouselId, post, connections, save }} onPublished={setMade} />;
}

function SignInFirst({ onSignIn }: { onSignIn: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 px-5 pt-1 pb-5">
      <p>
        Carousels are published from your account. Sign in, and you come back here with this one
        saved.
      </p>
      <Button variant="primary" onClick={onSignIn}>
        Sign in and save
      </Button>
    </div>
  );
}

/** Publishes the open carousel at networks. */
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
