import { describe, expect, it } from "vitest";
import { sandbox, sandboxForEachTest } from "../../testing/makeSandbox.ts";

sandboxForEachTest();

const BASE = "/api/v2/youmi";
const PHONE = "13912345678";
const VISITOR = { merchantNumber: 0, id: "1" };
const openSid = async (): Promise<string> => (await sandbox.get(`${BASE}/promotion/get-sid`)).data.sid;
const draw = (sid: string, t = "1") =>
  sandbox.app.request(`http://localhost${BASE}/promotion/get-captcha?sid=${sid}&t=${t}`);
const reveal = async (sid: string): Promise<string> =>
  (await sandbox.control("GET", `/sandbox/captcha?sid=${sid}`)).body.text;
const requestSms = (sid: string, capcode: string, phone = PHONE) =>
  sandbox.post(`${BASE}/promotion/get-sms`, { phone, capcode, sid, deviceId: sid, appName: "Sandbox Lending" });
const register = (sid: string, capcode: string, smsCode: string, phone = PHONE) =>
  sandbox.post(`${BASE}/promotion/register`, { ...VISITOR, phone, capcode, sid, smsCode, userName: phone });
const newestText = async () => (await sandbox.control("GET", "/sandbox/texts")).body[0];
const smsCode = async () => /\d{6}/.exec((await newestText()).text)?.[0] ?? "";

/** Opens a captcha and returns its sid and its text. */
async function openCaptcha() {
  const sid = await openSid();
  await draw(sid);
  return { sid, text: await reveal(sid) };
}

/** Requests an SMS for a new captcha and returns the code of the response. */
async function requestFirstSms(phone?: string) {
  const { sid, text } = await openCaptcha();
  return (await requestSms(sid, text, phone)).code;
}

/** Opens a captcha and has a code sent. */
async function receiveCode() {
  const captcha = await openCaptcha();
  await requestSms(captcha.sid, captcha.text);
  return { ...captcha, code: await smsCode() };
}

describe("the registration API", () => {
  it.each([
    ["fil-PH", /^\d{6} po ang inyong code sa Sandbox Lending\./],
    ["zh-CN", /^【Sandbox Lending】验证码 \d{6}，/],
    ["en-PH", /^\d{6} is your Sandbox Lending code\./],
  ])("sends the SMS in the language of the request: %s", async (language, text) => {
    const captcha = await openCaptcha();
    const fields = { phone: PHONE, capcode: captcha.text, sid: captcha.sid, deviceId: captcha.sid };
    await sandbox.post(`${BASE}/promotion/get-sms`, fields, { headers: { "accept-language": language } });
    expect((await newestText()).text).toMatch(text);
  });

  it.each(["get-sms", "register"])(
    "refuses %s without X-Requested-With, so that no other site's page can send it",
    async (call) => {
      const address = `http://localhost${BASE}/promotion/${call}`;
      expect((await sandbox.app.request(address, { method: "POST", body: "phone=1" })).status).toBe(403);
      expect(sandbox.lender.effects.count()).toMatchObject({ textsSent: 0, registrations: 0 });
    },
  );
});

describe("the landing page's template", () => {
  it("is found by its id, and an ended one is refused", async () => {
    const path = `${BASE}/service/channel/channel-template`;
    expect(await sandbox.get(path, { templateId: "77" })).toMatchObject({ code: "00", data: { id: "77" } });
    expect((await sandbox.get(path)).data.id).toBe("1");
    expect(await sandbox.get(path, { templateId: "ended" })).toMatchObject({
      code: "404",
      message: "This promotion has ended.",
    });
  });
});

describe("the captcha", () => {
  it("is a picture", async () => {
    const sid = await openSid();
    const picture = await draw(sid);
    const svg = await picture.text();
    expect(picture.headers.get("content-type")).toBe("image/svg+xml");
    expect(picture.headers.get("cache-control")).toBe("no-store");
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(await reveal(sid)).toMatch(/^[A-Z3-9]{4}$/);
  });

  it("stays the same for the same stamp and changes for another", async () => {
    const sid = await openSid();
    const first = await (await draw(sid, "1")).text();
    const response = await reveal(sid);
    expect(await (await draw(sid, "1")).text()).toBe(first);
    expect(await reveal(sid)).toBe(response);
    expect(await (await draw(sid, "2")).text()).not.toBe(first);
  });

  it("expires after ten minutes and is unknown without a sid", async () => {
    const { sid, text } = await openCaptcha();
    sandbox.pass(600_001);
    expect((await draw(sid)).status).toBe(404);
    expect((await requestSms(sid, text)).code).toBe("101");
    expect((await draw("nothing")).status).toBe(404);
    expect((await sandbox.control("GET", "/sandbox/captcha?sid=nothing")).status).toBe(404);
  });

  it("accepts one answer: a wrong one invalidates it", async () => {
    const { sid, text } = await openCaptcha();
    expect((await requestSms(sid, "????")).code).toBe("101");
    expect((await requestSms(sid, text)).code).toBe("101");
    await draw(sid, "2");
    expect((await requestSms(sid, (await reveal(sid)).toLowerCase())).code).toBe("0");
  });

  it("does not allow a second SMS", async () => {
    const { sid, text } = await openCaptcha();
    expect((await requestSms(sid, text)).code).toBe("0");
    expect((await requestSms(sid, text, "13912345679")).code).toBe("101");
    expect(sandbox.lender.effects.count().textsSent).toBe(1);
  });
});

describe("the request of a code", () => {
  it.each([
    ...["", "1391234567", "23912345678", "12912345678", "1391234567a"].map((phone) => [phone, "102", "malformed"]),
    ["09171234567", "0", "Philippine"],
    ["13800000011", "11", "already registered"],
  ])("for %j returns %s: it is %s", async (phone, code) => {
    expect(await requestFirstSms(phone)).toBe(code);
  });

  it("is limited for each phone", async () => {
    expect(await requestFirstSms()).toBe("0");
    expect(await requestFirstSms()).toBe("103");
    for (let turn = 0; turn < 4; turn += 1) {
      sandbox.pass(60_000);
      expect(await requestFirstSms()).toBe("0");
    }
    sandbox.pass(60_000);
    expect(await requestFirstSms()).toBe("104");
  });
});

describe("registration", () => {
  it("refuses a wrong captcha with -1, and accepts the answer to the next picture", async () => {
    const { sid, code } = await receiveCode();
    expect((await register(sid, "????", code)).code).toBe("-1");
    await draw(sid, "2");
    expect((await register(sid, await reveal(sid), code)).code).toBe("0");
  });

  it("refuses a wrong code, and every code after five wrong ones", async () => {
    const { sid, text, code } = await receiveCode();
    for (let turn = 0; turn < 5; turn += 1) expect((await register(sid, text, "12345x")).code).toBe("106");
    expect((await register(sid, text, code)).code).toBe("105");
  });

  it("refuses an expired code, and one that was never sent", async () => {
    const { sid, text } = await openCaptcha();
    expect((await register(sid, text, "123456")).code).toBe("105");
    expect((await register(sid, text, "123456", "139")).code).toBe("102");
  });
});
