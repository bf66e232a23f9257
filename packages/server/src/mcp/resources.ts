import { ProtocolError, ProtocolErrorCode, type Server } from "@modelcontextprotocol/server";
import { layoutPatterns } from "@slideloom/core/slide";
import { samplePostText } from "@slideloom/core/document";
import { carouselView } from "./app/carousel-view.ts";
import { readContent } from "./carousel-content.ts";
import { findSkillFile, listSkillResource } from "./serve-skills.ts";
import type { ToolHost } from "./tool-host.ts";

const guideUri = "slideloom://guide/post-format";
const carouselUri = /^slideloom:\/\/carousels\/([\w-]{1,100})$/;

const guide = `# The format of a post

${samplePostText}

## Layouts

${layoutPatterns.map(({ name, madeBy }) => `- ${name}: ${madeBy}`).join("\n")}
`;

/** Pages to read: the format of posts, saved carousels, the view that chat programs show, and the skill. */
export function serveResources(server: Server, { api }: ToolHost): void {
  server.setRequestHandler("resources/list", async () => ({
    resources: [
      {
        uri: guideUri,
        name: "post-format",
        title: "The format of a post",
        mimeType: "text/markdown",
      },
      {
        uri: carouselView.uri,
        name: "carousel-view",
        title: "A carousel's slides",
        mimeType: carouselView.mediaType,
      },
      await listSkillResource(),
    ],
  }));
  server.setRequestHandler("resources/templates/list", () => ({
    resourceTemplates: api
      ? [
          {
            uriTemplate: "slideloom://carousels/{id}",
            name: "carousel",
            title: "A saved carousel's words",
            mimeType: "application/json",
          },
        ]
      : [],
  }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }, { mcpReq }) => {
    if (uri === guideUri) return { contents: [{ uri, mimeType: "text/markdown", text: guide }] };
    if (uri === carouselView.uri) {
      const { html: text, mediaType: mimeType } = carouselView;
      return { contents: [{ uri, mimeType, text, _meta: { ui: { prefersBorder: false } } }] };
    }
    const file = await findSkillFile(uri);
    if (file) return { contents: [{ uri, mimeType: file.mediaType, text: file.text }] };
    const id = carouselUri.exec(uri)?.[1];
    if (id === undefined || !api) throw missing(uri);
    const saved = await api
      .call("v1.getCarousel", { params: { id } }, mcpReq.signal)
      .catch(() => null);
    if (!saved) throw missing(uri);
    const text = JSON.stringify(readContent(saved).post ?? saved.content, null, 2);
    return { contents: [{ uri, mimeType: "application/json", text }] };
  });
}

const missing = (uri: string) =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no resource ${uri}.`, { uri });
