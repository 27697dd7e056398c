import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { serve } from "../testing/programs.ts";
import { type Bucket, CEPH, hasCeph, startRadosgw } from "../testing/startRadosgw.ts";
import { createS3Store } from "./createS3Store.ts";
import { openStore, probeStore } from "./openStore.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const useKeys = (variables: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
};

describe("a store in a bucket whose service misbehaves", () => {
  let listener: RequestListener;
  let requestCount = 0;
  let service: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    service = await serve((request, response) => {
      requestCount += 1;
      request.resume();
      request.on("end", () => listener(request, response));
    });
  });
  afterAll(() => service.close());
  beforeEach(() => {
    requestCount = 0;
    useKeys({ AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" });
  });
  const open = (silenceMs = 5_000) =>
    createS3Store({ bucket: "site", prefix: "one", endpoint: service.origin, region: "us-east-1", silenceMs });

  it("sends a request again after a transient response", async () => {
    listener = (_, response) => response.writeHead(requestCount < 3 ? 503 : 200, { etag: '"1"' }).end("content");
    expect(await open().read("a")).toEqual(new Uint8Array(bytes("content")));
    expect(requestCount).toBe(3);
  });

  it("creates an object after another writer of it was undecided, and not when it exists", async () => {
    listener = (_, response) => response.writeHead(requestCount === 1 ? 409 : 200).end();
    expect(await open().create("a", bytes("1"))).toBe(true);
    listener = (_, response) => response.writeHead(412).end();
    expect(await open().create("a", bytes("1"))).toBe(false);
  });

  it("names the store, the object and the status of a refused request", async () => {
    listener = (_, response) => response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
    await expect(open().read("a")).rejects.toThrow(
      `s3://site/one at ${service.origin} responded with status 403: reading a.`,
    );
  });

  it.each([
    [404, "NoSuchBucket", "There is no such bucket: create it, or correct the address of the store."],
    [403, "InvalidAccessKeyId", "The service has no such key: correct AWS_ACCESS_KEY_ID."],
    [403, "SignatureDoesNotMatch", "AWS_SECRET_ACCESS_KEY is not that of AWS_ACCESS_KEY_ID."],
    [403, "RequestTimeTooSkewed", "The clock of this machine is wrong."],
  ])("states what to do about %i %s, and takes no missing bucket for an empty store", async (status, code, remedy) => {
    listener = (_, response) => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    for (const [what, done] of [
      ["reading a", open().read("a")],
      ["reading a", open().readIfChanged("a", '"1"')],
      ["writing a", open().create("a", bytes("1"))],
    ] as const)
      await expect(done).rejects.toThrow(`responded with status ${status}: ${what}. ${remedy}`);
    listener = (_, response) => response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    expect(await open().read("a")).toBeUndefined();
  });

  it("names the variables of a missing key", async () => {
    useKeys({ AWS_ACCESS_KEY_ID: "", AWS_SECRET_ACCESS_KEY: "", AWS_EC2_METADATA_DISABLED: "true" });
    await expect(open().read("a")).rejects.toThrow(
      `s3://site/one at ${service.origin} cannot be used: reading a. There is no key: set AWS_ACCESS_KEY_ID and`,
    );
    expect(requestCount).toBe(0);
  });

  it("gives up a service that accepts connections and stays silent", async () => {
    listener = () => undefined;
    await expect(open(50).read("a")).rejects.toThrow("cannot be reached: reading a.");
    expect(requestCount).toBeGreaterThan(1);
  });

  it.each([
    ["an object", 200, () => open().read("HEAD.json")],
    ["an error", 403, () => open().read("HEAD.json")],
  ])("reads no %s without end", async (_, status, read) => {
    const part = Buffer.alloc(1_000_000, "<a>");
    listener = (_request, response) => {
      response.writeHead(status);
      const send = () => {
        while (!response.destroyed && response.write(part));
      };
      response.on("drain", send);
      send();
    };
    await expect(read()).rejects.toThrow(/more than 16000000 bytes|cannot be reached/);
  });
});

describe.skipIf(!hasCeph())(`a store in a real bucket (${CEPH})`, () => {
  let bucket: Bucket;
  beforeAll(async () => {
    bucket = await startRadosgw();
  }, 90_000);
  afterAll(() => bucket?.stop());
  const open = (keys = bucket.writer) => {
    useKeys(keys);
    return openStore(`s3://site/${randomUUID()}`, process.env);
  };

  it("has a real conditional create, and probing leaves nothing in it", async () => {
    const store = open();
    const before = bucket.keys();
    await probeStore(store);
    expect(bucket.keys()).toEqual(before);
  });

  it("reads an object again only when it was replaced", async () => {
    const store = open();
    expect(await store.readIfChanged("a", undefined)).toBeUndefined();
    await store.replace("a", bytes("1"));
    const first = await store.readIfChanged("a", undefined);
    if (!first || first === "unchanged") throw new Error("It was not read.");
    expect(await store.readIfChanged("a", first.etag)).toBe("unchanged");
    await store.replace("a", bytes("2"));
    expect(await store.readIfChanged("a", first.etag)).toMatchObject({ bytes: new Uint8Array(bytes("2")) });
    await store.remove("a");
    expect(await store.read("a")).toBeUndefined();
  });

  it("stores a file with the headers that a CDN sends", async () => {
    const store = open();
    await store.create("assets/loan/1-a/main.js.br", bytes("1"));
    const { sdk, client } = await import("@aws-sdk/client-s3").then((sdk) => ({
      sdk,
      client: new sdk.S3Client({ endpoint: bucket.endpoint, region: "us-east-1", forcePathStyle: true }),
    }));
    const prefix = store.address.replace(/^s3:\/\/site\/| at .*$/g, "");
    const head = await client.send(
      new sdk.HeadObjectCommand({ Bucket: "site", Key: `${prefix}/assets/loan/1-a/main.js.br` }),
    );
    expect(head).toMatchObject({
      ContentType: "text/javascript; charset=utf-8",
      ContentEncoding: "br",
      CacheControl: "public, max-age=31536000, immutable",
    });
    client.destroy();
  });

  it("writes nothing with a key that may only read", async () => {
    const store = open(bucket.reader);
    await expect(store.create("a", bytes("1"))).rejects.toThrow("responded with status 403: writing a.");
  });
});
