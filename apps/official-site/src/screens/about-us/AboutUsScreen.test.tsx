import { TestApp } from "@lending/bridge/testing";
import { type Locale, LocaleProvider } from "@lending/ui/locale";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { AboutUsScreen } from "./AboutUsScreen.tsx";

afterEach(cleanup);

const open = (locale: Locale) =>
  act(async () =>
    render(
      <TestApp path="/aboutUs">
        <LocaleProvider locale={locale}>
          <Suspense>
            <AboutUsScreen />
          </Suspense>
        </LocaleProvider>
      </TestApp>,
    ),
  );

describe("about us, in the app", () => {
  it("has mission, advantages, team and contact", { tags: "site.about-us" }, async () => {
    await open("source");
    expect(screen.getByRole("heading", { level: 1, name: "About Us" })).toBeTruthy();
    for (const name of ["Our mission", "Our advantages", "Our team", "Contact email"])
      expect(screen.getByRole("heading", { level: 2, name })).toBeTruthy();
    expect(screen.getByRole("link", { name: "help@sandbox.example" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
  });

  it.each([
    ["en-PH", "Our mission"],
    ["fil-PH", "Ang misyon namin"],
    ["zh-CN", "我们的使命"],
  ] as const)("is translated to %s", async (locale, heading) => {
    await open(locale);
    expect(await screen.findByRole("heading", { name: heading })).toBeTruthy();
  });
});
