import { serve } from "@hono/node-server";
import { Hono } from "hono";

// Baseline for the sandbox's order details: one route that sends the same bytes without any logic.
const body = process.env.PLAIN_BODY ?? "";
const app = new Hono();
app.get("/order", (context) => context.body(body, 200, { "Content-Type": "application/json" }));
serve({ fetch: app.fetch, port: 0 }, ({ port }) => process.stdout.write(`${port}\n`));
