import type { IncomingMessage } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { serve } from "../../testing/programs.ts";
import { createS3Store } from "./createS3Store.ts";

const access = { region: "eu-1", accessKeyId: "key", secretAccessKey: "secret" };

let received: IncomingMessage[] = [];
let answers: { status: number; body?: string | Uint8Array; headers?: Record<string, string> }[] = [];
const { origin: endpoint, close } = await serve((request, response) => {
  received.push(request);
  const { status, body = "", headers = {} } = answers.shift() ?? { status: 200 };
  request.resume().once("end", () => response.writeHead(status, headers).end(body));
});
afterAll(close);
beforeEach(() => {
  received = [];
  answers = [];
});
const open = (more: { prefix?: string; sessionToken?: string } = {}) =>
  createS3Store({ endpoint: `${endpoint}//`, bucket: "b", ...access, ...more });

describe("requests to a bucket", () => {
  it("are signed for its region and service, with the session token if any", async () => {
    await open().read("a/b.txt");
    await open({ sessionToken: "session" }).read("a/b.txt");
    const [plain, withSession] = received;
    expect(plain?.url).toBe("/b/a/b.txt");
    expect(plain?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-1\/s3\/aws4_request/);
    expect(plain?.headers["x-amz-security-token"]).toBeUndefined();
    expect(withSession?.headers["x-amz-security-token"]).toBe("session");
  });

  it("compare this machine's clock with the bucket's", async () => {
    const store = open();
    expect(store.clockAheadMs?.()).toBeUndefined();
    answers = [{ status: 404, headers: { date: new Date(Date.now() - 600_000).toUTCString() } }];
    await store.read("a");
    expect(store.clockAheadMs?.()).toBeGreaterThan(599_000);
    expect(store.clockAheadMs?.()).toBeLessThan(660_000);
  });

  it("create only a new object, unless they replace one", async () => {
    const store = open({ prefix: "web" });
    await store.create("a", new Uint8Array([1]));
    await store.replace("a", new Uint8Array([1]));
    const [create, replace] = received;
    expect([create?.method, create?.url, create?.headers["if-none-match"]]).toEqual(["PUT", "/b/web/a", "*"]);
    expect(replace?.headers["if-none-match"]).toBeUndefined();
  });

  it.each([409, 412])("reject %i when they replace an object", async (status) => {
    answers = [{ status, body: "<Code>Conflict</Code>" }];
    await expect(open().replace("a", new Uint8Array([1]))).rejects.toThrow(
      `writing a failed with status ${status}. <Code>Conflict</Code>`,
    );
  });

  it("list page after page, with each page's token", async () => {
    const page = (key: string, token?: string) => ({
      status: 200,
      body: `<L><Key>web%2F${key}</Key>${token ? `<NextContinuationToken>${token}</NextContinuationToken>` : ""}</L>`,
    });
    answers = [page("b+c", "t&amp;1&amp;2"), page("a%2B")];
    expect(await open({ prefix: "web" }).list("x/", "x/1")).toEqual(["a+", "b c"]);
    const [first, second] = received.map(({ url = "" }) => Object.fromEntries(new URL(url, endpoint).searchParams));
    expect(first).toEqual({ "list-type": "2", "encoding-type": "url", prefix: "web/x/", "start-after": "web/x/1" });
    expect(second).toEqual({ ...first, "continuation-token": "t&1&2" });
    answers = [page("a")];
    await open().list("");
    expect(new URL(received[2]?.url ?? "", endpoint).searchParams.has("start-after")).toBe(false);
  });

  it("list no page after the last key that is wanted", async () => {
    answers = ["x/1", "x/3", "x/5"].map((key) => ({
      status: 200,
      body: `<L><Key>${key}</Key><NextContinuationToken>t</NextContinuationToken></L>`,
    }));
    expect(await open().list("x/", "", "x/2")).toEqual(["x/1", "x/3"]);
    expect(received).toHaveLength(2);
  });

  it("leave a key out that is not UTF-8, and list the others", async () => {
    answers = [{ status: 200, body: "<L><Key>x%2F%FF</Key><Key>x%2F1</Key></L>" }];
    expect(await open().list("x/")).toEqual(["x/1"]);
  });

  it("are sent once when the response is a rejection, and the fault contains its text", async () => {
    answers = [{ status: 403, body: "<Code>AccessDenied</Code>" }];
    await expect(open().read("a")).rejects.toThrow(/AccessDenied/);
    answers = [{ status: 404 }];
    await expect(open().remove("a")).resolves.toBeUndefined();
    answers = [{ status: 404 }];
    expect(await open().size("a")).toBeUndefined();
    expect(received).toHaveLength(3);
  });

  it("return the bytes as they came: a bucket's header does not choose a decoder for them", async () => {
    const packed = gzipSync("araw");
    for (const encoding of ["gzip", "br", "deflate", "zstd"]) {
      answers = [{ status: 200, body: packed, headers: { "content-encoding": encoding } }];
      expect(Buffer.from((await open().read("a")) ?? [])).toEqual(packed);
    }
    expect(received[0]?.headers["accept-encoding"]).toBe("identity");
  });

  it("refuse an object that is longer than 16 MB", async () => {
    answers = [{ status: 200, body: Buffer.alloc(16_000_001) }];
    await expect(open().read("a")).rejects.toThrow("a is longer than 16000000 bytes.");
  });

  it("report that a service without a response cannot be reached", async () => {
    const store = open();
    answers = Array.from({ length: 6 }, () => ({ status: 503, body: "busy" }));
    await expect(store.read("a")).rejects.toThrow("reading a failed with status 503");
    expect(received).toHaveLength(6);
  });

  it("end soon when a service accepts connections but never responds", async () => {
    let connections = 0;
    const silent = await serve(() => (connections += 1));
    const store = createS3Store({ endpoint: silent.origin, bucket: "b", ...access, responseMs: 200 });
    const started = performance.now();
    await expect(store.read("a")).rejects.toThrow("cannot be reached");
    await expect(store.list("live/")).rejects.toThrow("cannot be reached");
    expect([connections, performance.now() - started < 15_000]).toEqual([4, true]);
    await silent.close();
  });

  it("wait longer for the response to an upload, which begins after the whole object arrived", async () => {
    const slow = await serve((_, response) => setTimeout(() => response.end(), 200));
    const store = createS3Store({ endpoint: slow.origin, bucket: "b", ...access, responseMs: 20 });
    expect(await store.create("a", new Uint8Array([1]))).toBe(true);
    await slow.close();
  });
});
