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

/** The checker of the open post, with the ways to fix what it finds. */
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
