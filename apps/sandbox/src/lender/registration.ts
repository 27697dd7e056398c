import { randomInt } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";
import type { Captchas } from "./captchas.ts";
import { message, type Text } from "./message.ts";
import type { Texts } from "./records.ts";

export interface SmsLimits {
  readonly betweenMs: number;
  readonly perPhoneAnHour: number;
  readonly perAddressAnHour: number;
}

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

export function createRegistration(
  database: Database,
  captchas: Captchas,
  texts: Texts,
  clock: Clock,
  limits: SmsLimits,
) {
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
          if (byPhone?.newest != null && at - byPhone.newest < limits.betweenMs) return "too-soon";
          if ((byPhone?.count ?? 0) >= limits.perPhoneAnHour) return "too-many";
        }
        if ((requestsByAddress.get({ address, since })?.count ?? 0) >= limits.perAddressAnHour) return "too-many";
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
