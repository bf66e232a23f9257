/** What every automation tool requires. */
export const listNeeds = (tool: string): string[] => [
  `A Slideloom server that ${tool} can reach. A server on your own machine isn't reachable from the internet (see [Self-hosting](/guides/self-hosting)).`,
  `An API key with the scopes \`generate\` and \`render\`. Create one for ${tool} on the [account page](/account).`,
];
