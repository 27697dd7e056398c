import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { singletons } from "../preset/sharedSingletons.ts";
import { readShape } from "./readShape.ts";

const apps = path.join(import.meta.dirname, "../../../../apps");
const shapeOf = (app: string, read?: (file: string) => string) =>
  readShape({ folder: path.join(apps, app), shared: singletons, ...(read && { read }) });

it("reads what a remote has in common with servers, links and phones", () => {
  expect(shapeOf("repay")).toMatchObject({
    "path /repay": [""],
    "sends /v3/installment/receipts orderId": ["", "?orderId"],
    "sends /v3/loan-details/generate-vcode isDelay": ['"1"'],
    "field repayList[].channel_number": ["text"],
    "fact delayInfo.delayAmount": [""],
    "reads showType": ["", '= "2"'],
    "stored repaymentInfo": ["localStorage", "localStorage"],
    "stored repaymentInfo as": ["JSON.parse", "JSON.stringify"],
    "stored awaitedCode sentAt": [""],
  });
});

it("follows constants, functions and conditions to the values", () => {
  const shape = shapeOf("complaints");
  expect(new Set(shape["call /problem-init"])).toEqual(new Set(["GET", "POST"]));
  expect(shape["sends /contact-kf-info type"]).toEqual(['"1"']);
  expect(shape["field orderList[].list[].title"]).toEqual(["text"]);
});

it("reads the exports and members that the shell shares, and what a remote imports of them", () => {
  expect(shapeOf("shell")).toMatchObject({
    "export useApp of @lending/bridge": ["function 0"],
    "export withQuery of @lending/bridge": ["function 2"],
    "hears appbridge:reply": [""],
    "stored launch": ["sessionStorage"],
  });
  expect(shapeOf("loan")).toHaveProperty(["import useApp of @lending/bridge"]);
});

it("names selectors without a class of the app, nested and in lists", () => {
  const css = "\n.a { &:hover p { top: 0 } }\nbody, .b > a { top: 0 }\n@keyframes turn { from { top: 0 } }\n";
  const read = (file: string) => readFileSync(file, "utf8") + (file.endsWith("OrderView.module.css") ? css : "");
  const before = shapeOf("loan");
  const added = Object.keys(shapeOf("loan", read)).filter((name) => !before[name]);
  expect(added).toEqual(["selector body"]);
});

it("records nothing of a file that no route loads", () => {
  expect(Object.keys(shapeOf("official-site")).filter((name) => name.startsWith("stored"))).toEqual([]);
});
