import { expect, it } from "vitest";
import { promotionPage } from "./promotionPages.ts";

it.each([
  ["", "registration"],
  ["#", "registration"],
  ["#/", "registration"],
  ["#/downloadTemplate", "download"],
  ["#downloadTemplate", "download"],
  ["#/downloadTemplate?utm_tag=t1", "download"],
  ["#/agreementTemplate", "agreement"],
  ["#/constructor", "registration"],
  ["#/elsewhere", "registration"],
])("reads %j as %s", (hash, page) => {
  expect(promotionPage(hash)).toBe(page);
});
