// @vitest-environment jsdom
import { expect, it } from "vitest";
import { keepDocument } from "./keepDocument.ts";

let host: "android" | "browser" = "android";
keepDocument({
  get host() {
    return host;
  },
});

function click(html: string): { isPrevented: boolean; frame: string | null | undefined } {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  // jsdom cannot navigate.
  document.addEventListener("click", (last) => setTimeout(() => last.preventDefault()), { once: true });
  document.querySelector("b")?.dispatchEvent(event);
  return { isPrevented: event.defaultPrevented, frame: document.querySelector("iframe")?.getAttribute("src") };
}

it.each(["mailto:help@sandbox.example", "tel:+63280000000"])("opens %s in a hidden frame of a webview", (href) => {
  host = "android";
  expect(click(`<a href="${href}"><b>x</b></a>`)).toEqual({ isPrevented: true, frame: href });
});

it("leaves these links to a browser, and other links to the page", () => {
  host = "browser";
  expect(click('<a href="mailto:help@sandbox.example"><b>x</b></a>')).toEqual({ isPrevented: false, frame: undefined });
  host = "android";
  expect(click('<a href="#top"><b>x</b></a>')).toEqual({ isPrevented: false, frame: undefined });
});
