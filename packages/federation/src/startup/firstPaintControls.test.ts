/** @vitest-environment jsdom */
import { afterEach, describe, expect, it, vi } from "vitest";
import { followPageLink, listenToControls, translate } from "./firstPaintControls.ts";
import { showTemplate } from "./pageElements.ts";

const clickOn = (target: Element | null, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  target?.dispatchEvent(event);
  return event.defaultPrevented;
};

describe("translate", () => {
  it.each([
    ["source", "Back", "Retry"],
    ["en-PH", "Back", "Try again"],
    ["fil-PH", "Bumalik", "Subukan ulit"],
    ["zh-CN", "返回", "重试"],
    ["x-unknown", "Back", "Retry"],
  ])("shows the texts and names of %s, as text", (locale, back, retry) => {
    document.body.innerHTML = `<button aria-label="?" data-label="Back||Bumalik|返回"></button>
      <i data-words="Retry|Try again|Subukan ulit|重试">?</i><b data-words="<b>1</b>"></b>`;
    translate(document.body, locale);
    expect(document.querySelector("button")?.getAttribute("aria-label")).toBe(back);
    expect(document.querySelector("i")?.textContent).toBe(retry);
    expect(document.querySelector("b")?.textContent).toBe("<b>1</b>");
  });
});

describe("showTemplate", () => {
  const unknown = '<template id="first-paint"><p>unknown</p></template>';
  it.each([
    ["the template of a path", `${unknown}<template id="first-paint/repay"><p>repay</p></template>`, "repay"],
    ["that of an unknown path without one", unknown, "unknown"],
    ["nothing without any", "", ""],
  ])("shows %s", (_, templates, text) => {
    document.body.innerHTML = `${templates}<div><p>as written</p></div>`;
    const place = document.body.lastElementChild as HTMLElement;
    showTemplate(place, "first-paint/repay");
    expect(place.textContent).toBe(text);
  });
});

describe("Back and Retry", () => {
  it.each([
    ["Back of a first paint", '<div id="skeleton"><button data-back><i></i></button></div>', "back"],
    ["Back of a later one", '<div id="root"><div data-first-paint><a data-back><i></i></a></div></div>', "back"],
    ["the Back link of a public page", '<div id="skeleton"><a data-back href="/"><i></i></a></div>', "back"],
    ["Retry", '<div id="skeleton"><button data-retry><i></i></button></div>', "reload"],
    ["the screen's Back", '<div id="root"><button data-back><i></i></button></div>', ""],
    ["a link of a public page", '<div id="skeleton"><a href="#terms"><i></i></a></div>', ""],
  ])("a tap on %s has its effect once, and reaches no other listener", (_, html, effect) => {
    const effects: string[] = [];
    const page = document.implementation.createHTMLDocument();
    const record = (name: string) => () => void effects.push(name);
    listenToControls(page, record("back"), record("reload"));
    page.body.innerHTML = html;
    const onClick = vi.fn();
    page.querySelector("a,button")?.addEventListener("click", onClick);
    expect(clickOn(page.querySelector("i"))).toBe(effect !== "");
    expect(effects.join()).toBe(effect);
    expect(onClick).toHaveBeenCalledTimes(effect === "" ? 1 : 0);
  });
});

describe("a link of a prerendered page", () => {
  afterEach(() => history.replaceState(null, "", "/"));
  const follow = (html: string, init: MouseEventInit = {}) => {
    document.body.innerHTML = html;
    return followPageLink(document.querySelector("a") as HTMLAnchorElement, new MouseEvent("click", init));
  };

  it("navigates to another path of this site without reloading, and notifies the router", () => {
    const onPopState = vi.fn();
    window.addEventListener("popstate", onPopState, { once: true });
    expect(follow('<a href="/About">About</a>')).toBe("opened");
    expect(location.pathname).toBe("/About");
    // Back of the app then stays in the product.
    expect(history.state).toEqual({ idx: 1 });
    expect(onPopState).toHaveBeenCalledOnce();
  });

  it("to the same path is repeated on the screen, which alone knows its query", () => {
    history.replaceState(null, "", "/promotion?id=7");
    expect(follow('<a href="/promotion#/agreement">Agreement</a>')).toBe("repeat");
    expect(location.href).toMatch(/\/promotion\?id=7$/);
  });

  it.each([
    ["another tab", '<a href="/About" target="_blank">x</a>', {}],
    ["the same path of another site", '<a href="https://other.test/">x</a>', {}],
    ["mail", '<a href="mailto:a@b.test">x</a>', {}],
    ["a click with a key", '<a href="/About">x</a>', { ctrlKey: true }],
    ["a click with the command key", '<a href="/About">x</a>', { metaKey: true }],
    ["a click with the middle button", '<a href="/About">x</a>', { button: 1 }],
  ])("is left to the browser for %s", (_, html, init) => {
    expect(follow(html, init)).toBeUndefined();
    expect(location.pathname).toBe("/");
  });
});
