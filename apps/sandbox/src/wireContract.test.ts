import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "./api/endpoints.ts";
import { readerOf, renderWireContract } from "./wireContract.ts";

const root = path.join(import.meta.dirname, "../../..");
const page = renderWireContract();

describe("the wire contract", () => {
  it("has every endpoint once", () => {
    for (const { method, path } of Object.values(ENDPOINTS).flat())
      expect(page.split(`\n### ${method} ${path}\n`)).toHaveLength(2);
  });

  it("contains how a remote reads the endpoint of each request that it declares", () => {
    const files = globSync("apps/!(sandbox)/src/api/*.ts", { cwd: root }).filter((file) => !/\.test\.ts$/.test(file));
    const paths = files.flatMap((file) => [
      ...readFileSync(`${root}/${file}`, "utf8").matchAll(/^export const \w+Request = \{[^}]*?path: "([^"]+)"/gm),
    ]);
    expect(paths.length).toBeGreaterThan(8);
    const read = Object.values(ENDPOINTS).flat().filter(readerOf);
    expect(paths.map(([, path]) => path).filter((path) => !read.some((one) => one.path === path))).toEqual([]);
  });

  it.each([
    "- text: `orderStatus`,",
    "- flag: `recProducts[].yarrow`, `isDelay`,",
    "- choice: `repayPlan[].state`,",
    "`userOrderDetail.detail[].value`",
    "`items[].channelNumber` (`90006`)",
    "`data` as in `GET /v3/installment/loan-play-detail`.",
    "Request: `brae`, `corrie`, `lochan`.",
    "Response: `tarn`",
  ])("describes a field: %s", (text) => {
    expect(page).toContain(text);
  });
});
