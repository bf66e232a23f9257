import fc from "fast-check";
import { isWhole } from "./test-sample.mjs";

// Whole runs try new inputs each time; others try the same ones, so that a change alone decides whether they pass.
if (!isWhole) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_130 });
