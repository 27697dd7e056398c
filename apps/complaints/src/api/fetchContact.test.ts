import { answer, makeApi } from "@lending/api-client/testing";
import { expect, it } from "vitest";
import { contactRequest } from "./contactRequest.ts";
import { fetchContact } from "./fetchContact.ts";
import { submitRating } from "./submitRating.ts";

const route = `${contactRequest.method} ${contactRequest.path}`;

it("fetches the service contacts and trims them", async () => {
  const { api, requests } = makeApi({ [route]: answer({ email: " help@lender.ph ", smWa: " +63 917 " }) });
  expect(await fetchContact(api)).toEqual({
    ok: true,
    contact: { email: "help@lender.ph", messenger: "+63 917" },
  });
  expect(requests[0]?.fields).toMatchObject({ type: "1" });
});

it("returns the server's reason for a refusal", async () => {
  const { api } = makeApi({ [route]: answer(null, { code: "1", message: "Later" }) });
  expect(await fetchContact(api)).toEqual({ ok: false, message: "Later" });
});

it("rates the answer to a complaint", async () => {
  const { api, requests } = makeApi({ "POST /user-problem/save-score": answer() });
  expect(await submitRating(api, { problemId: "c-1", score: 4 })).toMatchObject({ ok: true });
  expect(requests).toMatchObject([{ fields: { score: "4", problemId: "c-1" } }]);
});
