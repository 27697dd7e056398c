import { readFileSync } from "node:fs";
import * as bankBinding from "@lending/bank-binding/contract";
import * as complaints from "@lending/complaints/contract";
import * as loan from "@lending/loan/contract";
import * as promo from "@lending/promo/contract";
import * as repay from "@lending/repay/contract";
import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "./api/endpoints.ts";
import { renderWireContract } from "./wireContract.ts";

const page = renderWireContract();

describe("the wire contract", () => {
  it("has every endpoint once", () => {
    for (const { method, path } of Object.values(ENDPOINTS).flat())
      expect(page.split(`\n### ${method} ${path}\n`)).toHaveLength(2);
  });

  it("uses every schema that a remote exports", () => {
    const source = readFileSync(new URL("./wireContract.ts", import.meta.url), "utf8");
    const names = [bankBinding, complaints, loan, promo, repay].flatMap((contract) => Object.keys(contract));
    expect(names.filter((name) => !source.includes(`.${name}`))).toEqual([]);
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
