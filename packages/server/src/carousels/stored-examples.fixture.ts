/** Data as version 0.1.0 stored and sent it. It must open unchanged in every later version. */

/** A `draft` column of `carouselVersions`. */
export const storedDraft = String.raw`{"jsonInput":"{\n    \"title\": \"Caf\\u00e9 ::habits::\",\n    \"note\": 1.0,\n    \"content\": [\n        { \"header\": \"One\", \"id\": 12345678901234567890, \"description\": [ { \"type\": \"text\", \"value\": \"A\" } ] },\n        { \"description\": [], \"header\": \"Two\", \"summary\": \"End\" }\n    ]\n}\n","design":{"fontFamily":"Montserrat","bodyFontFamily":"Inter","primaryColor":"#f43f5e","secondaryColor":"#22d3ee","fontColor":"#18181b","showCounter":true,"showBackgroundElements":true,"backgroundType":"bg2","backgroundPattern":"dots","cornerAccent":true,"headerUnderline":true,"headerStyle":"default","slideTransition":"slide","ornament":"bold"},"templateId":"bold","carouselFormat":"twitter","postType":"carousel","enableMedia":true,"mediaUrls":{"1":"https://example.com/a.mp4","4":"https://example.com/later.png"},"brand":{"name":"Ada","handle":"@ada","website":"","avatar":null,"placement":"all","palette":null,"fonts":null}}`;

/** A carousel's entry in the ZIP of a bulk export. */
export const storedFile = String.raw`{
  "slideloom": "carousel",
  "formatVersion": 1,
  "id": "0b7b6a1e-6f5e-4d7c-9a57-3b1f0f6f2f10",
  "title": "Café habits",
  "status": "published",
  "createdAt": "2026-11-22T05:48:51.177Z",
  "updatedAt": "2026-11-22T05:48:51.177Z",
  "draft": {
    "jsonInput": "{\n    \"title\": \"Caf\\u00e9 ::habits::\",\n    \"note\": 1.0,\n    \"content\": [\n        { \"header\": \"One\", \"id\": 12345678901234567890, \"description\": [ { \"type\": \"text\", \"value\": \"A\" } ] },\n        { \"description\": [], \"header\": \"Two\", \"summary\": \"End\" }\n    ]\n}\n",
    "design": {
      "fontFamily": "Montserrat",
      "bodyFontFamily": "Inter",
      "primaryColor": "#f43f5e",
      "secondaryColor": "#22d3ee",
      "fontColor": "#18181b",
      "showCounter": true,
      "showBackgroundElements": true,
      "backgroundType": "bg2",
      "backgroundPattern": "dots",
      "cornerAccent": true,
      "headerUnderline": true,
      "headerStyle": "default",
      "slideTransition": "slide",
      "ornament": "bold"
    },
    "templateId": "bold",
    "carouselFormat": "twitter",
    "postType": "carousel",
    "enableMedia": true,
    "mediaUrls": {
      "1": "https://example.com/a.mp4",
      "4": "https://example.com/later.png"
    },
    "brand": {
      "name": "Ada",
      "handle": "@ada",
      "website": "",
      "avatar": null,
      "placement": "all",
      "palette": null,
      "fonts": null
    }
  }
}
`;

export const storedShare = String.raw`{"title":"Café habits","format":"carousel","network":"twitter","slides":2,"updatedAt":"2026-11-22T05:48:51.177Z","draft":{"jsonInput":"{\n    \"title\": \"Caf\\u00e9 ::habits::\",\n    \"note\": 1.0,\n    \"content\": [\n        { \"header\": \"One\", \"id\": 12345678901234567890, \"description\": [ { \"type\": \"text\", \"value\": \"A\" } ] },\n        { \"description\": [], \"header\": \"Two\", \"summary\": \"End\" }\n    ]\n}\n","design":{"fontFamily":"Montserrat","bodyFontFamily":"Inter","primaryColor":"#f43f5e","secondaryColor":"#22d3ee","fontColor":"#18181b","showCounter":true,"showBackgroundElements":true,"backgroundType":"bg2","backgroundPattern":"dots","cornerAccent":true,"headerUnderline":true,"headerStyle":"default","slideTransition":"slide","ornament":"bold"},"templateId":"bold","carouselFormat":"twitter","postType":"carousel","enableMedia":true,"mediaUrls":{"1":"https://example.com/a.mp4","4":"https://example.com/later.png"},"brand":{"name":"Ada","handle":"@ada","website":"","avatar":null,"placement":"all","palette":null,"fonts":null}}}`;
