import type { CreateNetworkClient } from "../network-client.ts";
import { PostizAccess } from "./postiz-access.ts";
import { postiz } from "./postiz.ts";

export const createPostiz: CreateNetworkClient = ({ call, now, fakeUrl }) => ({
  access: new PostizAccess({ call, now, fakeUrl }),
  connector: postiz,
});
