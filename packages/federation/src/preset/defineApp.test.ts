import path from "node:path";
import { expect, it } from "vitest";
import { defineRemote } from "./defineApp.ts";

it("serves a development build to this machine only", () => {
  const folder = path.join(import.meta.dirname, "../../../../apps/loan");
  expect(defineRemote({ name: "loan", folder, port: 4101 }).devServer).toMatchObject({ host: "127.0.0.1" });
});
