import { makeApi, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { fetchAgreementLink } from "./fetchAgreementLink.ts";
import type { ConfirmationVariant } from "./fetchConfirmation.ts";

const fields = { productId: "p-1", scene: "3", position: "loan-agreement", orderId: "" };

const queryOf = (variant: ConfirmationVariant) => ({ variant, ...fields });

describe.each([
  ["v3", "GET /v3/contract/contract-jump", "contract_url"],
  ["newer", "GET /gopia/goya/agreement-jump", "nutmeg"],
] as const)("fetchAgreementLink of %s", (variant, name, field) => {
  it("sends product, scene, position and order, and returns the URL", {
    tags: "confirmation.agreement-link",
  }, async () => {
    const { api, requests } = makeApi({ [name]: respond({ [field]: "https://h5.test/agreements/7" }) });
    expect(await fetchAgreementLink(api, queryOf(variant))).toEqual({ ok: true, link: "https://h5.test/agreements/7" });
    expect(requests).toMatchObject([{ query: fields }]);
  });

  it.each([[{}], [null], [{ [field]: null }]])("returns an empty link for %j", async (data) => {
    const { api } = makeApi({ [name]: respond(data) });
    expect(await fetchAgreementLink(api, queryOf(variant))).toEqual({ ok: true, link: "" });
  });

  it("returns a refusal as a value", async () => {
    const { api } = makeApi({ [name]: respond(null, { code: "404", message: "No such agreement" }) });
    expect(await fetchAgreementLink(api, queryOf(variant))).toEqual({
      ok: false,
      message: "No such agreement",
      isFinal: true,
    });
  });
});

it("accepts a newer variant that keeps version 3's name for the link", async () => {
  const { api } = makeApi({
    "GET /gopia/goya/agreement-jump": respond({ contract_url: "https://h5.test/agreements/7" }),
  });
  expect(await fetchAgreementLink(api, queryOf("newer"))).toEqual({ ok: true, link: "https://h5.test/agreements/7" });
});
