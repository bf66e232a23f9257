/** Common errors as the API sends them. */
export const documentedErrors = [
  {
    status: 400,
    error: "Missing required field",
    message: "The topic field is required.",
  },
  {
    status: 401,
    error: "Authentication Failed",
    message: "Token not provided. Include it in the Authorization or X-API-Token header.",
  },
  {
    status: 402,
    error: "Insufficient credits",
    message: "You have no credits left. Upgrade your plan or wait for the monthly reset.",
  },
  {
    status: 429,
    error: "Too many requests",
    message: "Too many requests. Try again in 20 seconds.",
  },
] as const;
