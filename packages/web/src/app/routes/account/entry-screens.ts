/** The screens whose forms lead to each other: loaded as one, each takes the other's place in one frame. */
export { ForgotPasswordScreen } from "./forgot-password-screen.tsx";
export { LoginScreen } from "./login-screen.tsx";
export { SignupScreen } from "./signup-screen.tsx";
