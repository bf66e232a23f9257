export const keyDescription = `Send your API key in the \`Authorization\` header as a Bearer credential or in the \`X-API-Token\` header.
If a service only supports Basic authentication, enter the key as the username and any text as the password. A key with
scopes can only do what its scopes allow. Every response to a request with a valid key has \`X-Credits-Remaining\`,
\`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`; every response has \`X-Request-Id\`.`;
