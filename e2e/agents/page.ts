import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";
import type { CallToolResult } from "@modelcontextprotocol/client";

/** What the view asked its program for. */
type Asked = [kind: string, params: unknown];

declare global {
  interface Window {
    callTool: (name: string, args: unknown) => Promise<CallToolResult>;
    asked: Asked[];
    showView: (view: {
      html: string;
      theme: "light" | "dark";
      input: Record<string, unknown>;
      result: CallToolResult;
    }) => Promise<void>;
  }
}

window.asked = [];
const note = (kind: string) => async (params: unknown) => {
  window.asked.push([kind, params]);
  return {};
};

/** Shows a view in a frame as chat programs do, with the official bridge. */
window.showView = async ({ html, theme, input, result }) => {
  const frame = document.createElement("iframe");
  frame.title = "Carousel";
  frame.setAttribute("sandbox", "allow-scripts");
  frame.style.cssText = "width: 700px; height: 500px; border: 0;";
  document.body.append(frame);
  document.documentElement.style.colorScheme = theme;
  const target = frame.contentWindow;
  if (!target) throw new Error("The frame has no window.");
  const capabilities = { openLinks: {}, serverTools: {}, updateModelContext: {}, message: {} };
  const bridge = new AppBridge(null, { name: "chat", version: "1" }, capabilities, {
    hostContext: { theme },
  });
  const ready = new Promise<void>((resolve) => {
    bridge.oninitialized = () => resolve();
  });
  bridge.oncalltool = async ({ name, arguments: args }) => window.callTool(name, args);
  bridge.onopenlink = note("link");
  bridge.onmessage = note("message");
  bridge.onupdatemodelcontext = note("context");
  bridge.onsizechange = (params) => void note("size")(params);
  await bridge.connect(new PostMessageTransport(target, target));
  frame.srcdoc = html;
  await ready;
  await bridge.sendToolInput({ arguments: input });
  await bridge.sendToolResult(result);
};
