import { useState } from "react";
import { dialogPlace } from "../../components/lazy-part/dialog-place.tsx";
import { lazyPart } from "../../components/lazy-part/lazy-part.tsx";
import { Checker } from "../../features/checker/components/checker.tsx";
import { useFindings } from "../../features/checker/use-findings.ts";
import { FactButtons, FactText } from "../../features/facts/components/fact-list.tsx";
import { SlideOrigins } from "../../features/facts/components/slide-origins.tsx";
import type {
  useRewriteAction,
  useShortenAction,
} from "../../features/making/rewrite/use-rewrite-action.ts";
import { Comments } from "../../features/reviews/components/comments.tsx";
import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { useUser } from "../../lib/session.ts";
import { goToSlide } from "../../state/carousel-store.ts";
import { checkerPane } from "../../state/checker-pane.ts";
import { showPlace } from "./show-place.ts";

const FitDialog = lazyPart(
  async () => (await import("../../features/preview/components/fit-dialog.tsx")).FitDialog,
  {
    name: "this dialog",
    Place: dialogPlace(({ onClose }) => ({ title: "Make it fit", onClose })),
  },
);

export interface EditorCheckerProps {
  /** Asks a model to rewrite a slide as instructed; absent if no model is configured. */
  onRewrite?: ReturnType<typeof useRewriteAction>;
  /** Asks a model to shorten a slide; absent if no model is configured. */
  onShorten?: ReturnType<typeof useShortenAction>;
}

/** Reviewers' comments on the open carousel, once it is saved. */
function EditorComments() {
  const id = useOpenDocument((state) => state.carousel?.id);
  const version = useOpenDocument((state) => state.carousel?.version ?? null);
  const user = useUser();
  if (id === undefined || version === null || !user) return null;
  return <Comments carouselId={id} version={version} onShowSlide={goToSlide} />;
}

/** The checker of the open post, with the ways to fix what it finds, and reviewers' comments. */
export function EditorChecker({ onRewrite, onShorten }: EditorCheckerProps) {
  const [fittedSlide, setFittedSlide] = useState<number | null>(null);
  const findings = useFindings({
    onFit: (slideIndex) => {
      checkerPane.close();
      goToSlide(slideIndex);
      setFittedSlide(slideIndex);
    },
    onShorten:
      onShorten &&
      ((slideIndex) => {
        checkerPane.close();
        onShorten(slideIndex);
      }),
  });
  return (
    <>
      <Checker
        findings={findings}
        onShow={({ place }) => showPlace(place)}
        renderCheck={(check, settle) => ({
          words: <FactText check={check} />,
          buttons: (
            <FactButtons
              check={check}
              settle={settle}
              onRewrite={
                onRewrite &&
                ((slideIndex, instruction) => {
                  checkerPane.close();
                  onRewrite(slideIndex, instruction);
                })
              }
            />
          ),
        })}
        footer={<SlideOrigins />}
      />
      <EditorComments />
      {fittedSlide !== null && (
        <FitDialog
          slideIndex={fittedSlide}
          onClose={() => setFittedSlide(null)}
          onShorten={onShorten}
        />
      )}
    </>
  );
}
