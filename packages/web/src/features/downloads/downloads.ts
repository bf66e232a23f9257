import { loadCode } from "../../lib/load-code.ts";
import { runWithCode } from "../../state/run-with-code.ts";
import type * as slides from "./download-slides.ts";

const name = "the code for downloads";

type Code = typeof slides;

const run = (act: (code: Code) => unknown) =>
  runWithCode(name, () => import("./download-slides.ts"), act);

/** Warms up the drawing workers when the pointer or focus reaches a download button. */
export const warmUpDownload = (): void =>
  void loadCode(name, () => import("./download-slides.ts")).then(
    ({ warmUpDrawing }) => warmUpDrawing(),
    () => undefined,
  );

export const downloadCurrentSlide = (...options: Parameters<Code["downloadCurrentSlide"]>) =>
  run((code) => code.downloadCurrentSlide(...options));

export const downloadAllSlides = (...options: Parameters<Code["downloadAllSlides"]>) =>
  run((code) => code.downloadAllSlides(...options));
