/** OpenAPI description of API key authentication and the credit headers. */
export const keyDescription = `Send your API key in the \`Authorization\` header as a Bearer credential or in the \`X-API-Token\` header.
Services that only support Basic authentication send it as the username, with any password. A key with scopes can only do what
they allow. Every response to a request with a valid key has \`X-Credits-Remaining\`, \`RateLimit-Limit\`, \`RateLimit-Remaining\` and
\`RateLimit-Reset\`; every response has \`X-Request-Id\`.`;
