/** OpenAPI description of API key authentication and the credit headers. */
export const keyDescription = `Send your API key in the \`Authorization\` header as a Bearer credential or in the \`X-API-Token\` header; what
knows Basic authentication only sends it as the user name, with any password. A named key may do what its scopes say. Every answer to
a key carries \`X-Credits-Remaining\`, \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`; every answer
carries \`X-Request-Id\`.`;
