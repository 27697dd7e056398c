import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fillRegions } from "./reportProblems.ts";

it("throws when the page lost a region, which would otherwise stay as it is", () => {
  expect(() => fillRegions("<!-- pnpm generate: verbs -->\n<!-- pnpm generate: end -->\n", { events: [] })).toThrow(
    'no region "events"',
  );
});

const read = (name: string) => readFileSync(path.join(import.meta.dirname, "../../../bridge/hosts", name), "utf8");
const SITE = "https://www.lender.example";

it("the Android host lets the webview check who sends: a message listener with the site as its only origin", () => {
  const host = read("AppBridge.kt");
  expect(host).toContain('WebViewCompat.addWebMessageListener(webView, "AppBridge", setOf(site))');
  expect(host).not.toContain("JavascriptInterface");
});

describe.each(["AppBridge.kt", "AppBridge.swift"])("%s", (name) => {
  const host = read(name);

  it("runs no script in a page that does not check the page's origin", () => {
    const calls = host.match(/evaluateJavaScript\(.*/gi) ?? [];
    expect(calls).toHaveLength(2);
    for (const call of calls) expect(call).toMatch(/^evaluateJavaScript\((self\.)?dispatch\(script\)/i);
  });

  it.each([
    [SITE, 1],
    ["https://evil.example", 0],
    ["http://www.lender.example", 0],
  ])("dispatches on %s %i events", (origin, count) => {
    const [, template = ""] = /"(location\.origin .*)"\n/.exec(host) ?? [];
    const script = template.replace(/\$site|\\\(site\)/, SITE).replace(/\$event|\\\(event\)/, "new Event('x')");
    const events: Event[] = [];
    const window = { dispatchEvent: (event: Event) => events.push(event) > 1 };
    const isUnhandled: unknown = new Function("location", "window", `return ${script}`)({ origin }, window);
    expect(events).toHaveLength(count);
    expect(isUnhandled).toBe(count === 0);
  });
});
