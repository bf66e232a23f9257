import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { SignInOffer } from "../../../components/sign-in-offer.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { UserFailure } from "../../../components/user-failure.tsx";
import { restoreCarousel } from "../../../lib/carousels.ts";
import { useUser } from "../../../lib/session.ts";
import { showToast } from "../../../state/toast-store.ts";
import { openCarousel } from "../open-document.ts";
import { useOpenDocument } from "../open-document-store.ts";

interface MessageProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Message({ title, text, children }: MessageProps) {
  return (
    <>
      <h1 className="font-heading text-xl font-semibold">{title}</h1>
      <p className="max-w-96 text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>
    </>
  );
}

const toLibrary = <ButtonLink to="/my-carousels">My Carousels</ButtonLink>;

function OpeningContent() {
  const opening = useOpenDocument((state) => state.opening);
  const accountId = useUser()?.id ?? null;
  const id = opening?.id ?? "";
  const retry = () => void openCarousel(id, accountId);
  const restore = () =>
    restoreCarousel(id).then(retry, (error: Error) =>
      showToast({ variant: "destructive", title: "Not restored", description: error.message }),
    );
  switch (opening?.obstacle) {
    case "signed-out":
      return (
        <div className="w-full max-w-[560px] text-left">
          <h1 className="sr-only">Saved carousel</h1>
          <SignInOffer title="Sign in to open this carousel">
            Saved carousels belong to the account that saved them.
          </SignInOffer>
        </div>
      );
    case "missing":
      return (
        <Message
          title="Carousel not found"
          text="The carousel was deleted permanently, or it belongs to another account."
        >
          {toLibrary}
        </Message>
      );
    case "deleted":
      return (
        <Message
          title="This carousel is in the trash"
          text="Restore the carousel to keep working on it."
        >
          <Button variant="primary" onClick={() => void restore()}>
            Restore
          </Button>
          {toLibrary}
        </Message>
      );
    case "unreachable":
      return (
        <Message title="We couldn't open this carousel" text={opening.message}>
          <Button variant="primary" onClick={retry}>
            Try again
          </Button>
          {toLibrary}
        </Message>
      );
    default:
      return (
        <p role="status" className="flex items-center gap-2 text-muted">
          <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
          Opening...
        </p>
      );
  }
}

/** Shown instead of the editor while a carousel loads or can't be opened. */
export function OpeningState() {
  return (
    <main className="dotted-canvas flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
      <UserFailure />
      <OpeningContent />
    </main>
  );
}
