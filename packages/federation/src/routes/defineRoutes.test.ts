import type { Catalogue } from "@lending/ui/locale";
import { expect, it } from "vitest";
import { defineRoutes, type RemoteRoute, type ScreenFile } from "./defineRoutes.ts";
import { textsOf } from "./textsOf.ts";

const title = { source: "", "en-PH": "", "fil-PH": "", "zh-CN": "" };
const define = (file: object) => {
  const screen = async () => file as ScreenFile;
  const route: RemoteRoute<ScreenFile> = { path: "/a", title, screen };
  const [defined] = defineRoutes([route]);
  return { screen, defined };
};

it("loads the component of a screen file, and keeps its import for the build", async () => {
  const AScreen = () => null;
  const { screen, defined } = define({ AScreen });
  expect(await defined?.screen()).toEqual({ Screen: AScreen });
  expect(defined?.file).toBe(screen);
});

it("names the path of a file without a screen", async () => {
  await expect(define({}).defined?.screen()).rejects.toThrow("The file of /a exports no screen.");
});

const catalogue = {
  source: { repay: "REPAY", days: (count: string) => `${count} days` },
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": async () => ({ messages: { repay: "Magbayad" } }),
    "zh-CN": async () => ({ messages: { repay: "还款" } }),
  },
} as unknown as Catalogue<{ readonly repay: string }>;

it("returns a text in every language, in the source language where a language has no other", async () => {
  const { repay } = await textsOf(catalogue);
  expect(repay).toEqual({ source: "REPAY", "en-PH": "REPAY", "fil-PH": "Magbayad", "zh-CN": "还款" });
});
