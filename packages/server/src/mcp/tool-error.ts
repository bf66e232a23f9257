/** A tool's failure. The message is for models and people, and names the invalid part of the input. */
export class ToolError extends Error {
  override name = "ToolError";
}

/** An error response of the public API. */
export class ApiRefusal extends ToolError {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
