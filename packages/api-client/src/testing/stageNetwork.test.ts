import { afterEach, describe, expect, it } from "vitest";
import { respond } from "./makeApi.ts";
import { makeServer, stageNetwork } from "./makeServer.ts";

afterEach(() => stageNetwork("online"));

const send = () => makeServer({ "GET /x": respond({ a: 1 }) }).fetch("https://api.test/api/app/x");

describe("stageNetwork", () => {
  it("fails every request when it is offline", async () => {
    stageNetwork("offline");
    await expect(send()).rejects.toThrow("Failed to fetch");
  });

  it("responds with 503 when the server is down", async () => {
    stageNetwork("down");
    expect((await send()).status).toBe(503);
  });

  it("changes nothing online", async () => {
    expect((await send()).status).toBe(200);
  });
});
