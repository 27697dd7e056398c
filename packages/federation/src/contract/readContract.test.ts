import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readContract } from "./readContract.ts";

const repay = path.join(import.meta.dirname, "../../../../apps/repay");

it("lists what a remote calls, sends, reads and stores, under meanings where the deployment chooses a name", async () => {
  const contract = await readContract(repay, globSync(path.join(repay, "src/**/*.ts")));
  expect(contract).toMatchObject({
    "call /repayment-commit": ["POST"],
    "field /figures/pettypy payment.state": ["choice |none|paid|processing|refused"],
    "field /figures/pettypy repayList[].minutes": ["integer"],
    "reads orderId": expect.arrayContaining([""]),
  });
  expect(Object.keys(contract)).toContainEqual(expect.stringMatching(/^sends \/repayment-commit /));
  expect(Object.keys(contract)).toContainEqual(expect.stringMatching(/^stored /));
  expect(Object.keys(contract).join()).not.toContain("undefined");
});
