import sheetScript from "../../../../../docs/automation/google-sheets.gs?raw";
import makeBlueprint from "../../../../../docs/automation/make-blueprint.json?raw";
import n8nWorkflow from "../../../../../docs/automation/n8n-workflow.json?raw";

const files = {
  "google-sheets.gs": sheetScript,
  "make-blueprint.json": makeBlueprint,
  "n8n-workflow.json": n8nWorkflow,
} as const;

export type AutomationFile = keyof typeof files;

/** The file's text with the server's origin in place of the example one. */
export function readAutomationFile(name: AutomationFile, origin: string): string {
  return files[name].replaceAll("https://slides.example", origin);
}
