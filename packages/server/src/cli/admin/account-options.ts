import type { PlanId } from "@slideloom/core/credits";

export interface PasswordOptions {
  passwordStdin?: boolean;
}

export interface CreateUserOptions extends PasswordOptions {
  email: string;
  username: string;
  firstName?: string;
  lastName?: string;
  plan?: PlanId;
}
