import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeSigner } from "../testing/makePublisher.ts";
import { createCommandSigner, makeKeys, readSigner, readTrust, withoutSecrets } from "./keyFolder.ts";
import { readSealed, seal } from "./sealed.ts";
import { createTrust, isSigned } from "./trust.ts";

const folder = folderForEachTest();
const one = makeSigner();
const name = "a.json";
const schema = v.object({ number: v.number() });

describe("a sealed object", () => {
  it("has its content for a trusted key", async () => {
    const bytes = await seal("head", { number: 1 }, one.signer);
    const read = readSealed(bytes, { kind: "head", schema, name });
    expect(read.content).toEqual({ number: 1 });
    expect(read.verify(one.trust)).toBe("platform");
  });

  it.each([
    ["changed content", (text: string) => text.replace("1", "2"), one.trust, "has an invalid signature of"],
    ["a key that is not trusted", (text: string) => text, makeSigner().trust, "which is not a trusted key"],
  ])("is refused with %s", async (_, edit, trust, message) => {
    const text = new TextDecoder().decode(await seal("head", { number: 1 }, one.signer));
    const read = readSealed(new TextEncoder().encode(edit(text)), { kind: "head", schema, name });
    expect(() => read.verify(trust)).toThrow(message);
  });

  it("serves no other purpose", async () => {
    const bytes = await seal("request", { number: 1 }, one.signer);
    expect(() => readSealed(bytes, { kind: "head", schema, name }).verify(one.trust)).toThrow("invalid signature");
  });

  it.each([
    ["junk", "a.json has no signature."],
    ['{"content":{"number":1}}', "a.json has no signature."],
    ['{"content":{"number":1},"key":"\\u001b[2J","signature":""}', "a.json has no signature."],
    ['{"content":{"number":"x"},"key":"a","signature":""}', "a.json does not match the schema"],
  ])("is refused when it is %s", (text, message) => {
    expect(() => readSealed(new TextEncoder().encode(text), { kind: "head", schema, name })).toThrow(message);
  });
});

describe("a signing command", () => {
  const keyFile = () => {
    const file = path.join(folder(), "key.pem");
    writeFileSync(file, one.privatePem);
    return file;
  };
  // Signs its input, as a key service does.
  const program = (file: string, encoding: string) =>
    `node -e 'const { createPrivateKey, sign } = require("crypto"), fs = require("fs"); process.stdout.write(sign(null, fs.readFileSync(0), createPrivateKey(fs.readFileSync("${file}"))).toString("${encoding}") + "\\n")'`;

  it.each(["base64", "base64url"])("signs with the key that it holds, and prints %s", async (encoding) => {
    const signature = await createCommandSigner(program(keyFile(), encoding), one.trust).sign("a text");
    expect(signature.key).toBe(one.id);
    expect(isSigned("a text", signature, one.trust)).toBe(true);
  });

  it.each([
    ["fails", "echo no access >&2; exit 4", "SHIP_SIGN_COMMAND ended with code 4. no access"],
    ["prints something else", "echo hello", "SHIP_SIGN_COMMAND printed no signature of a trusted key."],
  ])("is refused when it %s", async (_, command, message) => {
    await expect(createCommandSigner(command, one.trust).sign("a text")).rejects.toThrow(message);
  });
});

describe("the keys of a folder", () => {
  it("are a private key that only the owner can read, and its public key with a scope", () => {
    const id = makeKeys(folder(), ["loan", "repay"]);
    expect(statSync(path.join(folder(), "ship.key")).mode & 0o777).toBe(0o600);
    expect([...readTrust(folder())].map(([key, { scope }]) => [key, scope])).toEqual([[id, ["loan", "repay"]]]);
    expect(readTrust(path.join(folder(), "trusted")).size).toBe(1);
    expect(() => makeKeys(folder())).toThrow("exists already");
  });

  it("are replaced by the variables", async () => {
    const id = makeKeys(folder());
    const trust = readTrust(folder());
    expect((await readSigner(folder(), trust)?.sign("a"))?.key).toBe(id);
    const other = readSigner(folder(), trust, { SHIP_KEY: one.privatePem });
    expect((await other?.sign("a"))?.key).toBe(one.id);
    await expect(readSigner(folder(), trust, { SHIP_SIGN_COMMAND: "exit 3" })?.sign("a")).rejects.toThrow("code 3");
    expect(readSigner(path.join(folder(), "none"), trust)).toBeUndefined();
  });

  it("need a scope: a forgotten line must not trust a team with the whole site", () => {
    for (const line of ["", "scope: platform, loan\n", "scope: Loan\n"])
      expect(() => createTrust([line + one.publicPem], ["a.pub"])).toThrow("a.pub states no scope.");
    expect(() => createTrust(["scope: platform\njunk"], ["a.pub"])).toThrow("a.pub is not a public key in PEM format.");
  });

  it("do not reach a child process, and neither do credentials", () => {
    const variables = {
      SHIP_KEY: "1",
      SHIP_SIGN_COMMAND: "1",
      AWS_ROLE_ARN: "1",
      GITHUB_TOKEN: "1",
      EDGE_REPORT_KEY: "1",
      VAULT_PRIVATE_KEY: "1",
      SSH_AUTH_SOCK: "1",
      PGPASSFILE: "1",
    };
    expect(withoutSecrets({ ...variables, PATH: "/bin", HOME: "/root" })).toEqual({ PATH: "/bin", HOME: "/root" });
  });
});
