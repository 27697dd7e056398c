/** @vitest-environment jsdom */
import { expect, it, vi } from "vitest";

it("chooses the variant of its document when it loads", async () => {
  const json = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  document.head.innerHTML =
    json("registry", { remotes: [{ name: "loan", variant: "live" }] }) +
    json("preloads", {}) +
    json("canary", [{ id: "0a1b2c3d", percent: 100, remotes: [{ name: "loan", variant: "canary" }] }]);
  history.replaceState(null, "", "/?deviceId=d-1");
  vi.resetModules();
  await import("./chooser.ts");
  expect(document.getElementById("registry")?.textContent).toBe('{"remotes":[{"name":"loan","variant":"canary"}]}');
});
