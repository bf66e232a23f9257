import { Button } from "../../../components/ui/button.tsx";
import { ProgressBar } from "../../../components/ui/progress-bar.tsx";
import { startBrowserModel, useBrowserModelStore } from "./browser-model-store.ts";

/** Offers the browser's model; renders nothing if the browser has none. */
export function BrowserModelOffer() {
  const { availability, progress } = useBrowserModelStore();
  if (availability === null || availability === "unavailable") return null;
  if (progress !== null) {
    return (
      <div className="mt-1.5 flex items-center gap-2">
        <p role="status" className="shrink-0">
          Downloading your browser's AI model
        </p>
        <ProgressBar label="Download" done={Math.round(progress * 100)} total={100} />
      </div>
    );
  }
  const isReady = availability === "available";
  return (
    <div className="mt-1.5 flex flex-col items-start gap-1.5">
      <p>
        Your browser has an AI model that writes on this device, at 0 credits.
        {!isReady && " The download is several GB and is needed only once."}
      </p>
      <Button size="small" onClick={() => void startBrowserModel()}>
        {isReady ? "Use your browser's AI model" : "Download and use the AI model"}
      </Button>
    </div>
  );
}
