/** A tool's failure. The message is for models and people, and names the invalid part of the input. */
export class ToolError extends Error {
  override name = "ToolError";
}
