import type { ServerApp, ServerContext } from "../server/serverTypes.ts";
import { isForm, readControl } from "./readControl.ts";

export type Changes = Readonly<Record<string, unknown>>;
export type ControlResult = { readonly status?: 400 | 404 | 405; readonly body: unknown };
type Handler = (changes: Changes, context: ServerContext) => ControlResult;

export const done = (body: unknown = { ok: true }): ControlResult => ({ body });
export const wrong = (message: string, status: 400 | 404 = 400): ControlResult => ({
  status,
  body: { ok: false, message },
});

export const NO_STORE = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const;

/**
 * Mounts a control of the sandbox. A program sends and receives JSON; the console sends a form and is redirected to the
 * page in the field `back`. Requests from other sites are rejected.
 */
export function control(app: ServerApp, method: "POST" | "DELETE", path: string, handler: Handler): void {
  app.on(method, path, async (context) => {
    if (context.req.header("sec-fetch-site") === "cross-site") {
      return context.json({ ok: false, message: "Only the sandbox's own pages may do this." }, 403, NO_STORE);
    }
    const changes = await readControl(context);
    if (changes === undefined)
      return context.json({ ok: false, message: "Send a JSON object or a form." }, 400, NO_STORE);
    const { body, status = 200 } = handler(changes, context);
    if (isForm(context) && status === 200) return context.redirect(returnPath(changes), 303);
    return context.json(body, status, NO_STORE);
  });
}

/** Returns a path of the sandbox, because the console must never redirect anywhere else. */
function returnPath(changes: Changes): string {
  const { back } = changes;
  return typeof back === "string" && /^\/sandbox[\w/?=&.:#-]*$/.test(back) ? back : "/sandbox";
}
