/** A tool that could not do what it was asked. The message is for models and people, and names the place of the fault. */
export class ToolError extends Error {
  override name = "ToolError";
}
