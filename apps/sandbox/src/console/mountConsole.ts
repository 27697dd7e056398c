import { PAGE_HEADERS } from "../pages/page.ts";
import type { ServerApp } from "../server/serverTypes.ts";
import type { ControlParts } from "./mountControls.ts";
import { complaintsPage, messagesPage, networkPage, regulationPage } from "./pages/listPages.ts";
import { orderPage, ordersPage } from "./pages/ordersPage.ts";

/** Mounts the console: server-rendered pages in which every control is a form. A small script refreshes the lists. */
export function mountConsole(app: ServerApp, { lender, faults, requestLog }: ControlParts): void {
  const pages: Readonly<Record<string, () => Promise<string>>> = {
    "/sandbox": () => ordersPage(lender),
    "/sandbox/console/network": () => networkPage(lender, faults, requestLog),
    "/sandbox/console/messages": () => messagesPage(lender),
    "/sandbox/console/complaints": () => complaintsPage(lender),
    "/sandbox/console/regulation": () => regulationPage(lender),
  };
  for (const [path, show] of Object.entries(pages)) {
    app.get(path, async (context) => context.body(await show(), 200, PAGE_HEADERS));
  }
  app.get("/sandbox/", (context) => context.redirect("/sandbox", 308));
  app.get("/sandbox/console/orders/:id", async (context) => {
    const content = await orderPage(lender, context.req.param("id"));
    return content === undefined
      ? context.text("Unknown order.", 404, PAGE_HEADERS)
      : context.body(content, 200, PAGE_HEADERS);
  });
}
