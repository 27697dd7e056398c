import { globSync } from "node:fs";
import path from "node:path";
import type { RemoteManifest } from "@lending/federation/manifest";
import type { Page } from "@playwright/test";
import { readManifest } from "../harness/readManifest.ts";
import { order } from "../harness/test.ts";

/** A path, and how a journey opens it. */
interface Screen {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Part of the path of the request for its data. Undefined for a screen that renders without one. */
  readonly call: string | undefined;
  /** The screen redirects to another page, which then sets the focus. */
  readonly redirects?: boolean;
}

/** A screen that requests data before it can render. */
export type LoadedScreen = Screen & { readonly call: string };

/** What paths read from their query, with values that the sandbox has. */
const QUERY = {
  ...{ ...order, orderNo: order.orderId, scene: "3", position: "loan-agreement" },
  ...{ problemType: "2", problemId: "c-2" },
};

/** What a manifest does not say of a path. */
const EXCEPTIONS: Readonly<Record<string, Partial<Screen>>> = {
  "/productUrl": { call: "/goya/enter", redirects: true },
  // A visitor's page does not wait for its campaign's template.
  "/promotion": { call: undefined },
  // A repaid loan, which has receipts.
  "/receipt": { query: { orderId: "o-200" } },
  "/repaymentOfCode": { query: { showType: "1", payCode: "801244673091", repayAmount: "265000" } },
};

const isLoaded = (screen: Screen): screen is LoadedScreen => screen.call !== undefined;

const screensOf = ({ paths }: Pick<RemoteManifest, "paths">): readonly Screen[] =>
  Object.entries(paths).map(([address, { early }]) => ({
    ...{ path: address, query: QUERY, call: early[0]?.path },
    ...EXCEPTIONS[address],
  }));

/** Returns the screens of an app that load data. */
export const loadedScreensOf = (manifest: Pick<RemoteManifest, "paths">) => screensOf(manifest).filter(isLoaded);

// Throws for an app that is not built.
const SCREENS = globSync("*/src/routes.tsx", { cwd: path.join(import.meta.dirname, "../../..") })
  .sort()
  .flatMap((file) => screensOf(readManifest(file.split(path.sep)[0] ?? "")));
/** The screens of every app that load data. */
export const LOADED_SCREENS = SCREENS.filter(isLoaded);
/** Those that load no data. `/User` is empty. */
export const OTHER_SCREENS = SCREENS.filter((screen) => !isLoaded(screen) && screen.path !== "/User");

/** Returns the content of a screen once it has loaded. A failure is an alert. */
export const loadedScreen = (page: Page) =>
  page.locator('#root:not(:has([aria-busy="true"])) main:not(:has([role="alert"]))');

/** Returns the query with which a journey opens a path. */
export const queryOf = (address: string) => SCREENS.find((screen) => screen.path === address)?.query ?? QUERY;
