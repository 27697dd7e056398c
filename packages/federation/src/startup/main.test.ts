/** @vitest-environment jsdom */
import { beforeEach, expect, it, vi } from "vitest";
import { ROUTE_PRELOADS_ID } from "../manifest/routePreloads.ts";

const environment = { headers: { json: {}, form: {} }, apiBase: "", productPrefix: "/api/app", locale: "source" };
const preloads = {
  title: { source: "Order Details", "fil-PH": "Detalye", "zh-CN": "订单" },
  styles: [],
  locales: {},
  early: [],
};

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  for (const name of ["WRITES_FACTS", "SHOWS_ACTIONS", "IS_PAGE"]) vi.stubGlobal(name, false);
});

it.each([
  ["fil-PH", "fil-PH", "Detalye"],
  ["FIL-ph", "fil-PH", "Detalye"],
  ["zh", "zh-CN", "订单"],
  ["<b>", "en", "Order Details"],
  ["de", "en", "Order Details"],
  ["x-long", "en", "Order Details"],
])("with ?lang=%s the document is in %s", async (lang, tag, title) => {
  history.replaceState(null, "", `/loanDetail?lang=${encodeURIComponent(lang)}`);
  document.head.innerHTML =
    `<script type="application/json" id="environment">${JSON.stringify(environment)}</script>` +
    `<script type="application/json" id="${ROUTE_PRELOADS_ID}">${JSON.stringify(preloads)}</script>`;
  await import("./main.ts");
  expect(document.documentElement.lang).toBe(tag);
  expect(document.title).toBe(title);
});

it.each([
  ["fil-PH", "", "fil-PH", "Detalye"],
  ["fil-PH", "?lang=zh", "zh-CN", "订单"],
  ["", "", "en", "Order Details"],
  [["fil-PH"], "", "en", "Order Details"],
])("with phoneLocale %j on a Filipino phone, %s is in %s", async (phoneLocale, search, tag, title) => {
  vi.stubGlobal("navigator", { userAgent: "", languages: ["fil-PH", "en-US"] });
  history.replaceState(null, "", `/loanDetail${search}`);
  document.head.innerHTML =
    `<script type="application/json" id="environment">${JSON.stringify({ ...environment, phoneLocale })}</script>` +
    `<script type="application/json" id="${ROUTE_PRELOADS_ID}">${JSON.stringify(preloads)}</script>`;
  await import("./main.ts");
  vi.unstubAllGlobals();
  expect(document.documentElement.lang).toBe(tag);
  expect(document.title).toBe(title);
});
