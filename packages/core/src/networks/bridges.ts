import type { Bridge } from "./bridge.ts";
import { bufferBridge } from "./buffer/buffer-bridge.ts";
import { postizBridge } from "./postiz/postiz-bridge.ts";
import type { ServiceId } from "./service-ids.ts";

/** The bridges: services, such as Buffer, that publish on other services. */
const registry = {
  buffer: bufferBridge,
  postiz: postizBridge,
} as const satisfies Readonly<Record<string, Bridge<ServiceId>>>;

export type BridgeId = keyof typeof registry;

export const bridges: Readonly<Record<BridgeId, Bridge<ServiceId>>> = registry;

export const isBridge = (id: string): id is BridgeId => Object.hasOwn(registry, id);
