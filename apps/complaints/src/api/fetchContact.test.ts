import { makeApi, respond } from "@lending/api-client/testing";
import { expect, it } from "vitest";
import { fetchContact } from "./fetchContact.ts";

const route = "POST /contact-kf-info";

it("fetches the service contacts and trims them", async () => {
  const { api, requests } = makeApi({ [route]: respond({ email: " help@lender.ph ", smWa: " +63 917 " }) });
  expect(await fetchContact(api)).toEqual({
    ok: true,
    contact: { email: "help@lender.ph", messenger: "+63 917" },
  });
  expect(requests[0]?.fields).toMatchObject({ type: "1" });
});
