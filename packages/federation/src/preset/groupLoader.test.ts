import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { rspack } from "@rspack/core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { baseConfig } from "./baseConfig.ts";

let folder = "";

const source = `
import { defineGroup } from "./defineGroup.ts";
const languages = {
  "en-PH": () => import("./en-PH.ts"),
  "fil-PH": () => import("./fil-PH.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};
export const order = defineGroup("order", languages, { pay: "Pay the order" });
export const receipt = defineGroup("receipt", languages, {
  paid: "Paid on",
});
`;
const files = {
  "messages/source.ts": source,
  "messages/defineGroup.ts": "export const defineGroup = (...all: unknown[]) => console.log(all);",
  "messages/en-PH.ts": 'export const order = { pay: "Pay for the order" };\n',
  "messages/fil-PH.ts": 'export const order = { pay: "Bayaran" };\nexport const receipt = { paid: "Nabayaran" };\n',
  "messages/zh-CN.ts": 'export const order = { pay: "还款" };\nexport const receipt = { paid: "已还" };\n',
  "order.ts": 'import { order } from "./messages/source.ts"; console.log(order);',
  "receipt.ts": 'import { receipt } from "./messages/source.ts"; console.log(receipt);',
};

/** Builds both screens, and returns the text of each file without its hash. */
async function build(): Promise<Readonly<Record<string, string>>> {
  mkdirSync(path.join(folder, "messages"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const compiler = rspack({
    ...baseConfig({ folder, name: "app", development: false, outputFolder: "dist" }),
    entry: { order: "./order.ts", receipt: "./receipt.ts" },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  await new Promise((resolve) => compiler.close(resolve));
  const built = readdirSync(path.join(folder, "dist")).filter((name) => name.endsWith(".js"));
  return Object.fromEntries(
    built.map((name) => [
      name.replace(/\.\w+\.js$/, ""),
      readFileSync(path.join(folder, "dist", name), "utf8").replace(/\\u([\da-f]{4})/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    ]),
  );
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "groups-")));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("gives a screen only the groups that it imports, and one file for each language", async () => {
  const built = await build();
  expect(Object.keys(built).sort()).toEqual(["fi", "order", "receipt", "zh"]);
  expect(built.order).toContain("Pay the order");
  // Few texts of Philippine English cost less here than in one more file.
  expect(built.order).toContain("Pay for the order");
  expect(built.order).not.toContain("Paid on");
  expect(built.receipt).toContain("Paid on");
  expect(built.receipt).not.toMatch(/Pay|en-PH/);
  expect(built.fi).toMatch(/Bayaran.*Nabayaran|Nabayaran.*Bayaran/s);
});
