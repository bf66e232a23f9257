/** What goes into the fields of Webhooks by Zapier, a line each, for the server at that origin. */
export function buildZapierForms(origin: string) {
  return {
    generate: `URL: ${origin}/api/v1/generate
Payload Type: json
Data: topic = Five habits of people who write well
Data: template = Educational/Tutorial
Data: style = Professional
Data: render__type = pdf
Data: render__network = linkedin
Unflatten: yes
Basic Auth: YOUR_API_KEY|x`,
    poll: `URL: ${origin}/api/v1/carousels
Key: carousels
Deduplication Key: id
Basic Auth: YOUR_API_KEY|x`,
  };
}
