import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { developAgainst } from "./dev.ts";

let document = "";
const site = createServer((_, response) => response.end(document));
let port = 0;
const lines: string[] = [];

beforeEach(async () => {
  lines.length = 0;
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  await new Promise<void>((resolve) => site.listen(0, resolve));
  port = (site.address() as AddressInfo).port;
});
afterEach(() => {
  vi.restoreAllMocks();
  site.close();
});

const withStage = (stage: string) => `<script id="environment">${JSON.stringify({ stage })}</script>`;

it.each([
  ["a production site", withStage("production"), "is a production site, which allows no laptop's build."],
  ["another server", "<p>Welcome</p>", "serves no document of this platform."],
  ["a malformed document", '<script id="environment">{</script>', "serves no document of this platform."],
])("refuses %s in one line", async (_, html, reason) => {
  document = html;
  const address = `http://localhost:${port}`;
  expect(await developAgainst({ remote: "loan", port: 1, site: `${address}/loanDetail` })).toBe(3);
  expect(lines).toEqual([`${address} ${reason}`]);
});

it("refuses a site that does not respond, and an invalid address", async () => {
  await new Promise((resolve) => site.close(resolve));
  expect(await developAgainst({ remote: "loan", port: 1, site: `http://localhost:${port}` })).toBe(3);
  expect(await developAgainst({ remote: "loan", port: 1, site: "localhost" })).toBe(3);
  expect(lines).toEqual([
    `http://localhost:${port} does not respond. Start it, or check the address.`,
    '"localhost" is not a site\'s address: --against http://localhost:4100.',
  ]);
});

it("refuses a port that is in use, before it builds", async () => {
  document = withStage("staging");
  expect(await developAgainst({ remote: "loan", port, site: `http://localhost:${port}` })).toBe(3);
  expect(lines).toEqual([`Port ${port} is in use. Stop the other server of loan.`]);
});
