import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chooseLocale } from "../environment/chooseLocale.ts";
import { useOpenExternal } from "../external/openExternal.ts";
import { makeEnvironment, makeLaunch, makeNative, makePage, TestApp } from "../testing/index.ts";
import { useApp } from "./App.tsx";

afterEach(cleanup);

function Screen() {
  const { environment, launch, native, locale } = useApp();
  const open = useOpenExternal();
  return (
    <>
      <h1>{[environment.brandName, launch.sessionId, native.host, locale].join(" ")}</h1>
      <button type="button" onClick={() => open("/next", { withClientQuery: true })}>
        Pay
      </button>
    </>
  );
}

describe("useApp", () => {
  it("provides the app to a screen", () => {
    render(
      <TestApp
        app={{ environment: makeEnvironment({ brandName: "Araw" }), native: makeNative("ios"), locale: "fil-PH" }}
      >
        <Screen />
      </TestApp>,
    );
    expect(screen.getByRole("heading").textContent).toBe("Araw demo ios fil-PH");
  });

  it("names the missing provider when there is none", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Screen />)).toThrow(/AppProvider.*TestApp/);
  });
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
  expect(chooseLocale({ locale: deployed }, { lang })).toBe(locale);
});
