// @vitest-environment jsdom
import { expect, it } from "vitest";
import { keepDocument } from "./keepDocument.ts";

let isBrowser = false;
keepDocument(() => isBrowser);

let isPrevented = false;
addEventListener("click", (event) => {
  isPrevented = event.defaultPrevented;
  // jsdom cannot navigate.
  event.preventDefault();
});

function click(html: string) {
  document.body.innerHTML = html;
  document.querySelector("b")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return { isPrevented, frame: document.querySelector("iframe")?.getAttribute("src") };
}

it.each(["mailto:help@sandbox.example", "tel:+63280000000"])("opens %s in a hidden frame of a webview", (href) => {
  isBrowser = false;
  expect(click(`<a href="${href}"><b>x</b></a>`)).toEqual({ isPrevented: true, frame: href });
});

it("leaves these links to a browser, and other links to the page", () => {
  isBrowser = true;
  expect(click('<a href="mailto:help@sandbox.example"><b>x</b></a>')).toEqual({ isPrevented: false, frame: undefined });
  isBrowser = false;
  expect(click('<a href="#top"><b>x</b></a>')).toEqual({ isPrevented: false, frame: undefined });
});
