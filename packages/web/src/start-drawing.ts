import { prepareDrawing } from "@slideloom/renderer/browser/pool-worker";

// Runs in parallel with the app's code on the editor's page, so the drawing engine is ready for the first slide.
prepareDrawing();
