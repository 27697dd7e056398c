import { parseEnvironment } from "@lending/bridge/environment";
import { expect, it } from "vitest";
import { BASE_PLACE, joinPage, toParts, withPlaces } from "./RenderedPage.ts";

const places = withPlaces(parseEnvironment({ stage: "production", locale: "en-PH" }), "");
const [mailbox = "", host = ""] = places.serviceEmail.split("@");
/** A page as a screen renders it: an address keeps only the digits of a phone number, and an email may wrap. */
const html = `<h1>${places.brandName}</h1><a href="tel:${places.servicePhone.replace(/[^+\d]/g, "")}">${places.servicePhone}</a><a href="mailto:${places.serviceEmail}">${mailbox}@<wbr/>${host}</a><p>${places.companyName}, ${places.grievanceEmail}</p><img src="${BASE_PLACE}a.svg"/>`;

const join = (values: object, page = { parts: toParts(html) }) =>
  joinPage(JSON.stringify(page), parseEnvironment({ stage: "production", ...values }), "/assets/site/1/");

it("joins a rendered page with the texts of a deployment, in each form, escaped", () => {
  const values = { brandName: "Araw & <b>", servicePhone: "+63 (2) 8000 0000", serviceEmail: "help@araw.ph" };
  expect(join({ ...values, companyName: "Araw Inc.", grievanceEmail: "dpo@araw.ph" })).toBe(
    '<h1>Araw &#38; &#60;b&#62;</h1><a href="tel:+63280000000">+63 (2) 8000 0000</a><a href="mailto:help@araw.ph">help@<wbr/>araw.ph</a><p>Araw Inc., dpo@araw.ph</p><img src="/assets/site/1/a.svg"/>',
  );
});

it("shows the key of a missing text", () => {
  expect(join({})).toContain("<p>[companyName], [grievanceEmail]</p>");
  expect(join({})).toContain('<a href="mailto:[serviceEmail]@">');
});

it("takes the page of a deployment with its own policy", () => {
  const page = { parts: toParts("ours"), withPolicyUrl: toParts(withPlaces(places, "own").policyUrl) };
  expect(join({}, page)).toBe("ours");
  expect(join({ policyUrl: "https://araw.ph/policy?a=1&b" }, page)).toBe("https://araw.ph/policy?a=1&#38;b");
});

it("refuses a page with a value of the environment that has no kind of part", () => {
  expect(() => toParts(`<a href="${places.h5Base}/x">`)).toThrow("cannot contain h5Base");
});

it("refuses a file of another form", () => {
  expect(() => joinPage('{"parts":[{"env":"../x","as":"text"}]}', places, "/")).toThrow(/regex|format|Invalid/);
});
