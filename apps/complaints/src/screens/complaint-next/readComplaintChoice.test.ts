import { expect, it } from "vitest";
import { readComplaintChoice } from "./readComplaintChoice.ts";

it.each([
  ["problemType=1", { orderNo: "", problemType: "1", problemSonType: "" }],
  ["problemType=1&problemSonType=2&orderNo=o-1", { orderNo: "o-1", problemType: "1", problemSonType: "2" }],
  ["orderNo=o-1&problemSonType=2", undefined],
  ["problemType=", undefined],
])("reads from %j: %j", (query, choice) => {
  expect(readComplaintChoice(new URLSearchParams(query))).toEqual(choice);
});
