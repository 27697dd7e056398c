import { serve } from "@hono/node-server";
import { Hono } from "hono";

// The peer of the sandbox's order details: one route that sends the same bytes and knows nothing.
const body = process.env.PLAIN_BODY ?? "";
const app = new Hono();
app.get("/order", (context) => context.body(body, 200, { "Content-Type": "application/json" }));
serve({ fetch: app.fetch, port: 0 }, ({ port }) => process.stdout.write(`${port}\n`));
