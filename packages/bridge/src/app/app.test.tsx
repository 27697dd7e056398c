import { cleanup, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { useOpenExternal } from "../external/openExternal.ts";
import { chooseLocale } from "../launch/clientQuery.ts";
import { makeLaunch, makePage, TestApp } from "../testing/TestApp.tsx";
import { useReturn } from "./useReturn.ts";

afterEach(cleanup);

function Screen() {
  const open = useOpenExternal();
  return (
    <button type="button" onClick={() => open("/next", { withClientQuery: true })}>
      Pay
    </button>
  );
}

it("names the missing provider when there is none", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Screen />)).toThrow(/AppProvider.*TestApp/);
});

it("useOpenExternal opens the link with the session of this visit", async () => {
  const page = makePage({ href: "https://h5.test/repay" });
  render(
    <TestApp app={{ page, launch: makeLaunch({ sessionId: "s-9" }) }}>
      <Screen />
    </TestApp>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Pay" }));
  expect(page.opened).toEqual([expect.stringMatching(/^https:\/\/h5\.test\/next\?.*sessionId=s-9/)]);
});

it.each([
  ["en-PH", "", "en-PH"],
  ["en-PH", "fil-PH", "fil-PH"],
  ["en-PH", "source", "source"],
  ["en-PH", "FIL-ph", "fil-PH"],
  ["en-PH", "fil", "fil-PH"],
  ["en-PH", "tl", "fil-PH"],
  ["en-PH", "zh", "zh-CN"],
  ["en-PH", "zh-Hans", "zh-CN"],
  ["source", "en-us", "en-PH"],
  ["source", "en", "en-PH"],
  ["source", "english", "source"],
  ["en-PH", "source-x", "en-PH"],
  ["en-PH", "de", "en-PH"],
  ["en-PH", "<b>", "en-PH"],
  ["en-PH", "x-long", "en-PH"],
] as const)("in a deployment in %s with ?lang=%s the language is %s", (deployed, lang, locale) => {
  expect(chooseLocale({ locale: deployed, phoneLocale: "fil-PH" }, { lang }, [])).toBe(locale);
});

it.each([
  ["fil-PH", "", ["fil-PH", "en"], "fil-PH"],
  ["fil-PH", "", ["tl", "en-US"], "fil-PH"],
  ["fil-PH", "", ["ceb-PH", "fil"], "fil-PH"],
  // The phone prefers English.
  ["fil-PH", "", ["en-PH", "fil-PH"], "source"],
  ["fil-PH", "", ["zh-CN"], "source"],
  ["fil-PH", "", ["filX", "", "source"], "source"],
  ["fil-PH", "en", ["fil-PH"], "en-PH"],
  ["fil-PH", "de", ["fil-PH"], "source"],
  ["", "", ["fil-PH"], "source"],
  [undefined, "", ["fil-PH"], "source"],
  ["source", "", ["source"], "source"],
  // The start-up script reads an environment that nothing has checked.
  ["fil", "", ["fil-PH"], "source"],
  [["fil-PH"], "", ["fil-PH"], "source"],
  [true, "", ["fil-PH"], "source"],
  [null, "", ["de"], "source"],
] as const)("with phoneLocale %j and ?lang=%s, a phone in %j gets %s", (phoneLocale, lang, languages, locale) => {
  const settings = { locale: "source", phoneLocale } as Parameters<typeof chooseLocale>[0];
  expect(chooseLocale(settings, { lang }, languages)).toBe(locale);
});

it("reads the languages of the phone", () => {
  vi.stubGlobal("navigator", { languages: ["fil-PH", "en-PH"] });
  expect(chooseLocale({ locale: "en-PH", phoneLocale: "fil-PH" }, { lang: "" })).toBe("fil-PH");
});

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};
const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

it("a return to the page is reported when the page becomes visible again or is restored, until the screen is left", () => {
  const onReturn = vi.fn();
  const { unmount } = renderHook(() => useReturn(onReturn));
  // The page is shown for the first time.
  show(false);
  setVisibility("hidden");
  expect(onReturn).toHaveBeenCalledTimes(0);
  setVisibility("visible");
  expect(onReturn).toHaveBeenCalledTimes(1);
  show(true);
  expect(onReturn).toHaveBeenCalledTimes(2);
  unmount();
  setVisibility("visible");
  show(true);
  expect(onReturn).toHaveBeenCalledTimes(2);
});
