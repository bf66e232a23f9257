import type { CreateNetworkClient } from "../network-client.ts";
import { createContainerConnector } from "../meta/container-connector.ts";
import { describeVersionEnd } from "../meta/graph-version.ts";
import { LongTokenAccess } from "../meta/long-token-access.ts";
import { buildAccessSettings, buildApi, readInstagramSettings } from "./instagram-settings.ts";

/** Width of the images that Instagram shows. */
const widthPx = 1080;

export const createInstagram: CreateNetworkClient = ({ call, now, settings, fakeUrl }) => {
  const instagram = readInstagramSettings(settings, fakeUrl);
  return {
    access: new LongTokenAccess({ ...buildAccessSettings(instagram), call, now }),
    connector: createContainerConnector(buildApi(instagram), widthPx),
    listWarnings() {
      const warning = instagram.client && describeVersionEnd(instagram.version, now());
      return warning === null ? [] : [warning];
    },
  };
};
