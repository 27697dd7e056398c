import { expect, it } from "vitest";
import { controlAddress } from "./controlAddress.ts";

const base = "https://lender.test/loanDetail?orderId=o-1";
const touch = (html: string) => {
  document.body.innerHTML = html;
  return controlAddress(document.querySelector("i"), base)?.href;
};

it.each([
  ["a link's", '<a href="/About"><i></i></a>', "https://lender.test/About"],
  ["a relative link", '<a href="?a=1"><i></i></a>', "https://lender.test/loanDetail?a=1"],
  ["a button's", '<button data-to="/repay?orderId=o-1"><i></i></button>', "https://lender.test/repay?orderId=o-1"],
])("finds the address of %s", (_, html, address) => {
  expect(touch(html)).toBe(address);
});

it.each([
  ["another site's", '<a href="https://other.test/repay"><i></i></a>'],
  ["a call", '<a href="tel:+63"><i></i></a>'],
  ["a script's", '<a href="javascript:0"><i></i></a>'],
  ["an invalid address", '<a href="https://"><i></i></a>'],
  ["another tab's", '<a target="_blank" href="/About"><i></i></a>'],
  ["a disabled button", '<button disabled data-to="/repay"><i></i></button>'],
  ["a button without an address", "<button><i></i></button>"],
])("ignores %s", (_, html) => {
  expect(touch(html)).toBeUndefined();
});

it("ignores a target that is not an element", () => {
  expect(controlAddress(document, base)).toBeUndefined();
  expect(controlAddress(null, base)).toBeUndefined();
});
