import { prepareDrawing } from "@slideloom/renderer/browser/pool-worker";

// Runs beside the app's code on the editor's page, so the engine is ready for the first slide.
prepareDrawing();
