import { runWithCode } from "../../state/run-with-code.ts";
import type * as slides from "./download-slides.ts";

const load = () => import("./download-slides.ts");

type Code = typeof slides;

const run = (act: (code: Code) => unknown) => runWithCode("the code for downloads", load, act);

/** Warms up the drawing workers when the pointer or focus reaches a download button. */
export const warmUpDownload = (): void =>
  void load()
    .then(({ warmUpDrawing }) => warmUpDrawing())
    .catch(() => undefined);

export const downloadCurrentSlide = (...options: Parameters<Code["downloadCurrentSlide"]>) =>
  run((code) => code.downloadCurrentSlide(...options));

export const downloadAllSlides = (...options: Parameters<Code["downloadAllSlides"]>) =>
  run((code) => code.downloadAllSlides(...options));
