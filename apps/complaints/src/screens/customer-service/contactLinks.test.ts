import { describe, expect, it } from "vitest";
import { emailLink, messengerLink } from "./contactLinks.ts";

describe("emailLink", () => {
  it.each(["help@sandbox.example", "a.b+c_d-e@mail.co-op.ph"])("opens mail to %s", (email) => {
    expect(emailLink(email)).toBe(`mailto:${email}`);
  });

  it.each([
    "",
    "help",
    "help@",
    "@sandbox.example",
    "help@sandbox",
    "help@sandbox.example?bcc=evil@evil.test",
    "help@sandbox.example,evil@evil.test",
    "help@sandbox.example\r\nBcc: evil@evil.test",
    "javascript:alert(1)//@a.b",
    "a%0abcc@sandbox.example",
    "a@b..ph",
    "a@-b.ph",
    `${"x".repeat(65)}@sandbox.example`,
    `a@${"x.".repeat(130)}ph`,
  ])("leaves %j as plain text", (email) => {
    expect(emailLink(email)).toBeUndefined();
  });
});

describe("messengerLink", () => {
  it.each([
    ["+63 917 000 0000", "https://wa.me/639170000000"],
    ["(0917) 000-0000", "https://wa.me/639170000000"],
    ["63917.000.0000", "https://wa.me/639170000000"],
    ["https://wa.me/639170000000", "https://wa.me/639170000000"],
    ["", undefined],
    ["12345", undefined],
    ["+1234567890123456", undefined],
    ["javascript:alert(1)", undefined],
    ["intent://wa.me#Intent;end", undefined],
    ["tel:+639170000000", undefined],
    ["+63 917 000 0000/../evil", undefined],
    ["Ask for Ana", undefined],
  ])("links %j to %s", (contact, link) => {
    expect(messengerLink(contact)).toBe(link);
  });
});
