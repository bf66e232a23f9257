import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  profiles?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  command?: string;
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

// YAML's merge keys (`<<`) are what compose reads, too.
const { services, volumes } = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const entries = Object.entries(services);
const own = entries.filter(([, { image }]) => image === "slideloom");
const listNeeds = ({ depends_on = [] }: Service) =>
  Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
const hostOf = (url: string) => new URL(url).hostname;

test("compose starts one process by default, and with the profile two behind a proxy", () => {
  const byDefault = entries.filter(([, { profiles = [] }]) => profiles.length === 0);
  expect(byDefault.map(([name]) => name)).toEqual(["slideloom"]);
  expect(own.map(([name]) => name)).toEqual(["slideloom", "slideloom-1", "slideloom-2"]);
  for (const [name] of own.slice(1)) expect(services["proxy"]?.command).toContain(`${name}:3000`);
});

test("the product runs as the image's user, with a read-only root, no capabilities and a health check", () => {
  const user = /^USER (.+)$/m.exec(read("Containerfile"))?.[1];
  for (const [, service] of own) {
    expect(service).toMatchObject({ user, read_only: true, tmpfs: ["/tmp"], cap_drop: ["ALL"] });
    expect(service.security_opt).toEqual(["no-new-privileges:true"]);
    expect(service.healthcheck?.test.join(" ")).toContain("http://127.0.0.1:3000/healthz");
  }
  const [, folder] = services["slideloom"]?.volumes?.[0]?.split(":") ?? [];
  expect(read("Containerfile")).toContain(`DATA_DIR=${folder}`);
});

test("services, volumes and hosts that compose names exist, and no process needs a missing one", () => {
  for (const [, service] of entries) {
    for (const needed of listNeeds(service)) {
      expect(services).toHaveProperty([needed]);
      // A service without the profile can't wait for one that is only started with it.
      expect(services[needed]?.profiles ?? service.profiles).toEqual(service.profiles);
    }
    for (const volume of service.volumes ?? []) {
      expect(volumes).toHaveProperty([volume.split(":")[0] ?? ""]);
    }
  }
  for (const [, { environment = {} }] of own.slice(1)) {
    const { DATABASE_URL = "", STORAGE_URL = "" } = environment;
    const plain = (url: string) => url.replaceAll(/\$\{\w+:-([^}]*)\}/g, "$1");
    expect(Object.keys(services)).toContain(hostOf(plain(DATABASE_URL)));
    expect(Object.keys(services)).toContain(hostOf(plain(STORAGE_URL).replace("s3:", "http:")));
  }
});

test("compose sets only settings that the server reads", () => {
  const settings = read("docs/self-hosting.md");
  for (const [, { environment = {} }] of own) {
    for (const name of Object.keys(environment)) expect(settings).toContain(`\`${name}\``);
  }
});
