/** @vitest-environment jsdom */
import { expect, it, vi } from "vitest";

it("chooses the variant of its document when it loads", async () => {
  const json = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  document.head.innerHTML =
    json("registry", { arm: "live" }) +
    json("first-wave", {}) +
    json("trial", { id: "0a1b2c3d", percent: 100 }) +
    json("registry-canary", { arm: "canary" });
  history.replaceState(null, "", "/?deviceId=d-1");
  vi.resetModules();
  await import("./chooser.ts");
  expect(document.getElementById("registry")?.textContent).toBe('{"arm":"canary"}');
});
