import { expect, it, vi } from "vitest";
import { linkAddress, watchIntent } from "./watchForNext.ts";

it.each(["touchstart", "pointerdown", "focusin"])("prepares an address at %s, until it is stopped", (sign) => {
  document.body.innerHTML = '<a href="/repay?orderId=o-1">REPAY</a><p>words</p>';
  const prepare = vi.fn();
  const stop = watchIntent(prepare);
  const give = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));
  give("p");
  expect(prepare).not.toHaveBeenCalled();
  give("a");
  expect(prepare).toHaveBeenCalledOnce();
  expect(prepare.mock.calls[0]?.[0]).toMatchObject({ pathname: "/repay", search: "?orderId=o-1" });
  stop();
  give("a");
  expect(prepare).toHaveBeenCalledOnce();
});

const base = "https://lender.test/loanDetail?orderId=o-1";
const touch = (html: string) => {
  document.body.innerHTML = html;
  return linkAddress(document.querySelector("i"), base)?.href;
};

it.each([
  ["a link's", '<a href="/About"><i></i></a>', "https://lender.test/About"],
  ["a relative link", '<a href="?a=1"><i></i></a>', "https://lender.test/loanDetail?a=1"],
])("finds the address of %s", (_, html, address) => {
  expect(touch(html)).toBe(address);
});

it.each([
  ["another site's", '<a href="https://other.test/repay"><i></i></a>'],
  ["a call", '<a href="tel:+63"><i></i></a>'],
  ["a script's", '<a href="javascript:0"><i></i></a>'],
  ["an invalid address", '<a href="https://"><i></i></a>'],
  ["another tab's", '<a target="_blank" href="/About"><i></i></a>'],
  ["a disabled link", '<a aria-disabled="true" href="/repay"><i></i></a>'],
  ["a button", "<button><i></i></button>"],
])("ignores %s", (_, html) => {
  expect(touch(html)).toBeUndefined();
});

it("ignores a target that is not an element", () => {
  expect(linkAddress(document, base)).toBeUndefined();
  expect(linkAddress(null, base)).toBeUndefined();
});
