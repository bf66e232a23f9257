import type { CreateNetworkClient } from "../network-client.ts";
import { LinkedinAccess } from "./linkedin-access.ts";
import { createLinkedinConnector } from "./linkedin.ts";
import { describeVersionEnd, readLinkedinSettings } from "./linkedin-settings.ts";

export const createLinkedin: CreateNetworkClient = ({ call, now, settings, fakeUrl }) => {
  const linkedin = readLinkedinSettings(settings, fakeUrl);
  return {
    access: new LinkedinAccess({ ...linkedin, call, now }),
    connector: createLinkedinConnector(linkedin),
    listWarnings: () => [describeVersionEnd(linkedin, now())].filter((one) => one !== null),
  };
};
