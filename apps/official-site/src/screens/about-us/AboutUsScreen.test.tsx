import { TestApp } from "@lending/bridge/testing";
import { LocaleProvider } from "@lending/ui/locale";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { AboutUsScreen } from "./AboutUsScreen.tsx";

afterEach(cleanup);

describe("about us, in the app", () => {
  it.each(["Our mission", "Our advantages", "Our team", "Contact email"])(
    "has %s",
    { tags: "site.about-us" },
    (heading) => {
      render(
        <TestApp path="/aboutUs">
          <AboutUsScreen />
        </TestApp>,
      );
      expect(screen.getByRole("heading", { level: 1, name: "About us" })).toBeTruthy();
      expect(screen.getByRole("heading", { level: 2, name: heading })).toBeTruthy();
      expect(screen.getByRole("link", { name: "help@sandbox.example" })).toBeTruthy();
      expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
    },
  );

  it.each([
    ["en-PH", "Our mission"],
    ["fil-PH", "Ang misyon namin"],
    ["zh-CN", "我们的使命"],
  ] as const)("is translated to %s", async (locale, heading) => {
    await act(async () =>
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
    expect(await screen.findByRole("heading", { name: heading })).toBeTruthy();
  });
});
