export interface RegistrationFailure {
  message: string;
  /** The field that the server found taken. */
  field?: "email" | "username";
}

/** What a person reads when the server did not make the account, by what the server said. */
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
