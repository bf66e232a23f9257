export * from "./slide-job.ts";
