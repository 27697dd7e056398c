import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../../harness/test.ts";

// An agreement is a third-party page in a frame. An app's `addJavascriptInterface` bridge is available in every frame, so
// that page must not run any script. If a script ran, it would send a request to the server below.
const ATTACK = `<!doctype html><title>Agreement</title><h1>Agreement</h1><script>
  const report = (what) => { new Image().src = "/ran?" + what; };
  report("script");
  try { AppBridge.postMessage('{"id":"x","command":"closeWebview","params":{}}'); } catch (error) { report("no-bridge"); }
  try { webkit.messageHandlers.AppBridge.postMessage({ id: "x", command: "goMine", params: {} }); } catch (error) {}
  try { parent.document.body.textContent = "taken over"; } catch (error) { report("no-parent"); }
  try { top.location = "/taken-over"; } catch (error) {}
  try { open("/popup"); } catch (error) {}
</script><form action="/sent" method="post"><button>Send</button></form><meta http-equiv="refresh" content="0;url=/refreshed">`;

let server: Server;
let address = "";
const requestedPaths: string[] = [];
test.beforeAll(async () => {
  server = createServer((request, response) => {
    requestedPaths.push(request.url ?? "");
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(ATTACK);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/agreement`;
});
test.afterAll(() => void server.close());
test.use({ expectedErrors: /Blocked script execution|sandboxed|Failed to load resource/ });

test("a hostile agreement reaches neither a bridge of the app nor the page around it", {
  tag: "@screens.server-text",
}, async ({ page, open, callSandbox }) => {
  requestedPaths.length = 0;
  const commands: string[] = [];
  await page.exposeFunction("recordCommand", (text: string) => commands.push(text));
  // Installs both kinds of bridge in every frame, as a webview may do.
  await page.addInitScript(() => {
    const { recordCommand } = window as unknown as { recordCommand: (text: string) => void };
    const postMessage = (message: unknown) => recordCommand(`${location.origin} ${JSON.stringify(message)}`);
    Object.assign(window, {
      AppBridge: { postMessage },
      webkit: { messageHandlers: { AppBridge: { postMessage } } },
    });
  });
  await callSandbox("/sandbox/products/p-1", { popAgreementUrl: address });
  await open("/loanConfirm", { productId: "p-1" });
  const frame = page.getByRole("dialog").locator("iframe");
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByRole("heading", { name: "Agreement" })).toBeVisible();
  await expect(frame).toHaveAttribute("sandbox", /^(?!.*allow-(?:scripts|same-origin|top-navigation|popups)).*$/);
  // The bridge still works for the page itself.
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => commands.join("\n")).toContain("closeWebview");
  expect(commands.filter((command) => command.startsWith("http://127.0.0.1"))).toEqual([]);
  expect(requestedPaths.filter((path) => /ran|taken-over|popup|sent/.test(path))).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/loanConfirm");
});
