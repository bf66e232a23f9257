export interface RegistrationFailure {
  message: string;
  /** The field whose value is already taken; absent for any other error. */
  field?: "email" | "username";
}

/** Maps the server's registration error to the message shown and the field it belongs to. */
export function describeRegistrationError(serverMessage: string): RegistrationFailure {
  if (serverMessage.includes("Email already registered")) {
    return {
      message: "This email is already registered. Try signing in instead.",
      field: "email",
    };
  }
  if (serverMessage.includes("Username already taken")) {
    return { message: "This username is already taken. Please choose another.", field: "username" };
  }
  return { message: "There was an error creating your account. Please try again." };
}
