import { answer, lost, makeApi } from "@lending/api-client/testing";
import { expect, it } from "vitest";
import { uploadPicture } from "./uploadPicture.ts";

const picture = { content: new Blob(["x"]), name: "receipt.jpg" };
const upload = (route: unknown) =>
  uploadPicture(makeApi({ "POST /user-problem/upload-problem-img": route }).api, picture);

it.each([
  ["its address", answer({ url: "https://h5.test/a.jpg" }), { ok: true, url: "https://h5.test/a.jpg" }],
  ["the server's refusal", answer(null, { code: "41", message: "Too large" }), { ok: false, message: "Too large" }],
  ["a refusal when the response has no address", answer(), { ok: false, message: "" }],
  ["a refusal when the address is invalid", answer({ url: "javascript:alert(1)" }), { ok: false, message: "" }],
])("an upload returns %s", { tags: "complaints.uploaded" }, async (_, route, outcome) => {
  expect(await upload(route)).toEqual(outcome);
});

it("an upload that loses its connection throws a fault", async () => {
  await expect(upload(lost)).rejects.toMatchObject({ code: "NETWORK" });
});
