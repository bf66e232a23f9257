import { prepareDrawing } from "@slideloom/renderer/browser/pool-worker";

// The editor's page runs this beside the app's code, so that the engine is there when the first slide is.
prepareDrawing();
