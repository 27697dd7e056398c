import { lost, makeApi, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { fetchAgreements } from "./fetchAgreements.ts";

const loanAgreement = { title: "Loan agreement", identifier: "loan-agreement" };

describe.each([
  ["v3", "GET /v3/contract/contract"],
  ["newer", "GET /gopia/goya/agreements"],
] as const)("fetchAgreements of %s", (variant, name) => {
  it("requests the agreements of scene 3", { tags: "confirmation.agreements" }, async () => {
    const { api, requests } = makeApi({ [name]: respond([loanAgreement]) });
    expect(await fetchAgreements(api, variant, "p-1")).toEqual({ ok: true, agreements: [loanAgreement] });
    expect(requests).toMatchObject([{ query: { productId: "p-1", scene: "3" } }]);
  });

  it.each([
    [[loanAgreement, { title: "", identifier: "x" }, { title: "No name" }, null, "invalid"], [loanAgreement]],
    [[], []],
    [null, []],
    [undefined, []],
    [{ list: [] }, []],
  ])("parses %j", { tags: "confirmation.agreements" }, async (data, agreements) => {
    const { api } = makeApi({ [name]: respond(data) });
    expect(await fetchAgreements(api, variant, "p-1")).toEqual({ ok: true, agreements });
  });

  it("returns a refusal as a value, and a lost connection as a refusal without a message", async () => {
    const { api, route } = makeApi({ [name]: respond(null, { code: "1", message: "Not now" }) });
    expect(await fetchAgreements(api, variant, "p-1")).toEqual({ ok: false, message: "Not now" });
    route(name, lost);
    expect(await fetchAgreements(api, variant, "p-1")).toEqual({ ok: false, message: "" });
  });
});
