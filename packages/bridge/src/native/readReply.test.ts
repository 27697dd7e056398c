import { expect, it } from "vitest";
import { readReply } from "./createNativePort.ts";

const reply = (detail: unknown) => readReply(new CustomEvent("appbridge:reply", { detail }));

it.each([[undefined], [null], ["text"], [7], [[]], [{}], [{ id: 3, ok: true }], [{ id: null, ok: true }]])(
  "returns undefined for %j",
  (detail) => {
    expect(reply(detail)).toBeUndefined();
  },
);

it("returns undefined for an event without a detail", () => {
  expect(readReply(new Event("appbridge:reply"))).toBeUndefined();
});

it.each([
  [
    { id: "a-1", ok: true, data: [1] },
    { id: "a-1", ok: true, data: [1] },
  ],
  [
    { id: "a-1", ok: false },
    { id: "a-1", ok: false, data: undefined },
  ],
  [
    { id: "a-1", ok: "true" },
    { id: "a-1", ok: false, data: undefined },
  ],
  [{ id: "a-1" }, { id: "a-1", ok: false, data: undefined }],
])("reads %j", (detail, answer) => {
  expect(reply(detail)).toEqual(answer);
});
