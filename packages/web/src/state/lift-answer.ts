export { liftAnswer } from "@slideloom/core/generation";
