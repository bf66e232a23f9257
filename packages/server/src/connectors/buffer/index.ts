import type { CreateNetworkClient } from "../network-client.ts";
import { BufferAccess } from "./buffer-access.ts";
import { createBufferConnector } from "./buffer.ts";
import { findEndpoint } from "./buffer-request.ts";

export const createBuffer: CreateNetworkClient = ({ call, now, fakeUrl }) => {
  const endpoint = findEndpoint(fakeUrl);
  return {
    access: new BufferAccess({ call, now, endpoint }),
    connector: createBufferConnector(endpoint),
  };
};
