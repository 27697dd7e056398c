import { randomInt, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";
import { message, type Text } from "./message.ts";
import type { Texts } from "./records.ts";

const LIMITS = { betweenMs: 60_000, perPhoneAnHour: 5, perAddressAnHour: 100 };
/** How long a captcha and a code are valid. */
const LIFE_MS = 600_000;
const WRONG_TRIES_MAX = 5;
const HOUR_MS = 3_600_000;

// The patterns of rules promotion.mobile and rulings.mobile-pattern.
const MOBILE = /^(?:1[3-9]|09)\d{9}$/;

const codeRow = v.object({ code: v.string(), wrongTries: v.number(), expiresAt: v.number() });
const requestCountRow = v.object({ count: v.number(), newest: v.nullable(v.number()) });
const registrationRow = v.object({ phone: v.string(), origin: v.string(), templateId: v.string(), at: v.number() });

type RequestOutcome = "issued" | "no-mobile" | "too-soon" | "too-many" | "wrong-captcha" | "registered";
type RegisterOutcome = "registered-now" | "registered" | "no-mobile" | "wrong-captcha" | "no-code" | "wrong-code";

type RegistrationForm = Readonly<
  Record<
    "phone" | "answer" | "sid" | "smsCode" | "templateId" | "inviteCode" | "userFrom" | "appFrom" | "utmTag",
    string
  >
>;

export function createRegistration(database: Database, captchas: Captchas, texts: Texts, clock: Clock) {
  const registered = database.query("select * from registrations where phone = :phone", registrationRow);
  const every = database.query("select * from registrations order by at desc limit 200", registrationRow);
  const register = database.insert("registrations", { once: true });
  const requestsOf = (column: "phone" | "address") =>
    database.query(
      `select count(*) as count, max(at) as newest from sms_requests where ${column} = :${column} and at > :since`,
      requestCountRow,
    );
  const [requestsByPhone, requestsByAddress] = [requestsOf("phone"), requestsOf("address")];
  const recordRequest = database.insert("sms_requests");
  const deleteOldRequests = database.command("delete from sms_requests where at <= :since");
  const code = database.query("select * from sms_codes where phone = :phone", codeRow);
  const insertCode = database.insert("sms_codes");
  const updateCode = database.update("sms_codes", "phone");
  const dropCode = database.command("delete from sms_codes where phone = :phone");

  return {
    all: () => every.all(),
    /** Sends a code to a phone when the answer to the captcha is right and no limit is exceeded. */
    requestCode(
      phone: string,
      answer: string,
      sid: string,
      address: string,
      translate: (text: Text) => string,
    ): RequestOutcome {
      return database.transaction(() => {
        if (!MOBILE.test(phone)) return "no-mobile";
        const at = clock.now();
        const since = at - HOUR_MS;
        deleteOldRequests({ since });
        const byPhone = requestsByPhone.get({ phone, since });
        const isRegistered = registered.get({ phone }) !== undefined;
        // A registered number receives no SMS, so the SMS limits must not hide that it is registered.
        if (!isRegistered) {
          if (byPhone?.newest != null && at - byPhone.newest < LIMITS.betweenMs) return "too-soon";
          if ((byPhone?.count ?? 0) >= LIMITS.perPhoneAnHour) return "too-many";
        }
        if ((requestsByAddress.get({ address, since })?.count ?? 0) >= LIMITS.perAddressAnHour) return "too-many";
        if (!captchas.answer(sid, answer)) return "wrong-captcha";
        if (isRegistered) return "registered";
        const digits = String(randomInt(1_000_000)).padStart(6, "0");
        recordRequest({ phone, address, at });
        dropCode({ phone });
        insertCode({ phone, code: digits, expiresAt: at + LIFE_MS });
        const key = "{code} is your Sandbox Lending code. It is good for 10 minutes. Never share it.";
        texts.send(phone, translate(message(key, { code: digits })));
        return "issued";
      });
    },
    register({ answer, sid, smsCode, ...registration }: RegistrationForm): RegisterOutcome {
      const { phone } = registration;
      return database.transaction(() => {
        if (!MOBILE.test(phone)) return "no-mobile";
        if (registered.get({ phone }) !== undefined) return "registered";
        if (!captchas.hasPassed(sid, answer)) return "wrong-captcha";
        const at = clock.now();
        const issued = code.get({ phone });
        if (issued === undefined || issued.expiresAt <= at || issued.wrongTries >= WRONG_TRIES_MAX) return "no-code";
        if (issued.code !== smsCode) {
          updateCode(phone, { wrongTries: issued.wrongTries + 1 });
          return "wrong-code";
        }
        register({ ...registration, origin: "promotion", at });
        dropCode({ phone });
        captchas.close(sid);
        return "registered-now";
      });
    },
  };
}

const CAPTCHA_LENGTH = 4;
/** Maximum number of open captchas; the oldest are discarded. */
const OPEN_MAX = 2_000;

const captchaRow = v.object({
  answer: v.string(),
  drawnFor: v.string(),
  state: v.picklist(["fresh", "spent"]),
  passedAnswer: v.string(),
  expiresAt: v.number(),
});

/** One captcha per sid. Each picture has a new answer. A captcha accepts one answer, right or wrong, for ten minutes. */
export type Captchas = ReturnType<typeof createCaptchas>;

const newAnswer = () =>
  Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_CHARACTERS.charAt(randomInt(CAPTCHA_CHARACTERS.length))).join(
    "",
  );
const isSame = (one: string, other: string) => one !== "" && one.toUpperCase() === other.trim().toUpperCase();

export function createCaptchas(database: Database, clock: Clock) {
  const find = database.query(`select * from captchas where sid = :sid and expiresAt > :now`, captchaRow);
  const insert = database.insert("captchas");
  const update = database.update("captchas", "sid");
  const remove = database.command("delete from captchas where sid = :sid");
  const removeOld = database.command("delete from captchas where expiresAt <= :now");
  const makeRoom = database.command(`delete from captchas where sid in
    (select sid from captchas order by expiresAt desc limit -1 offset ${OPEN_MAX - 1})`);

  return {
    open(): string {
      const sid = randomUUID();
      const now = clock.now();
      removeOld({ now });
      makeRoom();
      insert({ sid, answer: newAnswer(), state: "fresh", expiresAt: now + LIFE_MS });
      return sid;
    },
    /** Returns the picture of a sid. Another `stamp` (query parameter `t`) renders another one; the same stamp, the same. */
    draw(sid: string, stamp: string): string | undefined {
      const now = clock.now();
      const captcha = find.get({ sid, now });
      if (captcha === undefined) return undefined;
      const isFirst = captcha.drawnFor === "" && captcha.state === "fresh";
      if (!isFirst && captcha.drawnFor === stamp) return drawCaptcha(captcha.answer);
      const answer = isFirst ? captcha.answer : newAnswer();
      update(sid, { answer, drawnFor: stamp || "-", state: "fresh", expiresAt: now + LIFE_MS });
      return drawCaptcha(answer);
    },
    /** Checks the answer and invalidates the picture. Returns whether the answer is right. */
    answer(sid: string, answer: string): boolean {
      const captcha = find.get({ sid, now: clock.now() });
      if (captcha === undefined || captcha.state === "spent") return false;
      const isRight = isSame(captcha.answer, answer);
      update(sid, { state: "spent", passedAnswer: isRight ? captcha.answer : captcha.passedAnswer });
      return isRight;
    },
    /** Returns whether this answer allowed the SMS, or is the right answer to the current picture. */
    hasPassed(sid: string, answer: string): boolean {
      const captcha = find.get({ sid, now: clock.now() });
      if (captcha === undefined) return false;
      return isSame(captcha.passedAnswer, answer) || this.answer(sid, answer);
    },
    close: (sid: string) => remove({ sid }),
    /** Returns the text in the picture, for tests. */
    reveal: (sid: string) => find.get({ sid, now: clock.now() })?.answer,
  };
}

/** Characters that look alike (0 and O, 1 and I) are left out. */
const CAPTCHA_CHARACTERS = "ACEFHJKLMNPRTWXY347";

/** Renders the answer as an SVG: each character tilted, all crossed by a line. */
function drawCaptcha(answer: string): string {
  const characters = [...answer].map((character, index) => {
    const place = `translate(${14 + index * 23} 38) rotate(${index % 2 === 0 ? -8 : 8})`;
    return `<text transform="${place}">${character}</text>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="108" height="52" viewBox="0 0 108 52">',
    '<rect width="108" height="52" fill="#dfe9e5"/>',
    '<g font-family="monospace" font-size="30" font-weight="bold" fill="#1c4a44">',
    ...characters,
    '</g><path d="M0 34C30 0 70 60 108 20" fill="none" stroke="#1c4a44"/></svg>',
  ].join("");
}
