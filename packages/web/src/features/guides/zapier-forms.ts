import { buildUrl, findRoute } from "@slideloom/core/contract/routes";

/** Field values for steps with Zapier's built-in apps, one field per line. `origin` is this server's origin. */
export function buildZapierForms(origin: string) {
  return {
    generate: `URL: ${origin}${buildUrl("v1.generatePost")}
Payload Type: json
Data: topic = Five habits of people who write well
Data: template = Educational/Tutorial
Data: style = Professional
Data: render__type = pdf
Data: render__network = linkedin
Unflatten: yes
Basic Auth: YOUR_API_KEY|x
Headers: Prefer = respond-async`,
    loop: `Counter Start: 1
Counter End: 10
Counter Increment: 1`,
    delay: `Time Delayed For: {{Loop Iteration}} minutes`,
    ask: `URL: ${origin}${findRoute("v1.getJob").path.replace(":id", "{{ID}}")}
Basic Auth: YOUR_API_KEY|x`,
    over: `Only continue if: {{Status}} is done
Or: {{Status}} is failed
Or: {{Loop Iteration Is Last}} is true`,
    count: `Key: {{ID}}
Amount: 1`,
    once: `Only continue if: {{Value}} is 1`,
    drawn: `Only continue if: {{Status}} is done
File: {{Files URL}}`,
    failed: `Only continue if: {{Status}} is not done
Text: {{Message}}`,
    poll: `URL: ${origin}${buildUrl("v1.listCarousels")}
Key: carousels
Deduplication Key: id
Basic Auth: YOUR_API_KEY|x`,
  };
}
