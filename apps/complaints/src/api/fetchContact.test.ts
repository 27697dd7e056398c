import { describe, expect, it } from "vitest";
import { emailLink, messengerLink } from "./fetchContact.ts";

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
    ["9170000000", "https://wa.me/639170000000"],
    ["+63 0917 000 0000", "https://wa.me/639170000000"],
    ["+63 (0)917 000 0000", "https://wa.me/639170000000"],
    ["0063 917 000 0000", "https://wa.me/639170000000"],
    ["0895 000 0000", "https://wa.me/638950000000"],
    ["+63 2 8123 4567", "https://wa.me/63281234567"],
    ["+91 98123 45678", "https://wa.me/919812345678"],
    ["+44 (0)20 7946 0018", "https://wa.me/442079460018"],
    ["91712345", undefined],
    ["919812345678", undefined],
    ["8123 4567", undefined],
    ["(02) 8123 4567", undefined],
    ["+63 02 8123 4567", undefined],
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
