import { afterEach, describe, expect, it } from "vitest";
import { answer } from "./answer.ts";
import { makeServer } from "./makeServer.ts";
import { stageNetwork } from "./stageNetwork.ts";

afterEach(() => stageNetwork("online"));

const ask = () => makeServer({ "GET /x": answer({ a: 1 }) }).fetch("https://api.test/api/app/x");

describe("stageNetwork", () => {
  it("loses every request when it is offline", async () => {
    stageNetwork("offline");
    await expect(ask()).rejects.toThrow("Failed to fetch");
  });

  it("answers in the server's place when that is down", async () => {
    stageNetwork("down");
    expect((await ask()).status).toBe(503);
  });

  it("changes nothing online", async () => {
    expect((await ask()).status).toBe(200);
  });
});
