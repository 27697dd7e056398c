import { randomInt } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./createClock.ts";
import { CAPTCHA_CHARACTERS, drawCaptcha } from "./drawCaptcha.ts";
import { randomToken } from "./randomText.ts";

const LENGTH = 4;
const LIFE_MS = 600_000;
/** Maximum number of open captchas; the oldest are discarded. */
const WAITING_MAX = 2_000;

const captchaRow = v.object({
  answer: v.string(),
  drawnFor: v.string(),
  seed: v.number(),
  state: v.picklist(["fresh", "spent"]),
  passedAnswer: v.string(),
  expiresAt: v.number(),
});

/** One captcha per sid. Each picture has a new answer. A captcha accepts one answer, right or wrong, for ten minutes. */
export type Captchas = ReturnType<typeof createCaptchas>;

const newAnswer = () =>
  Array.from({ length: LENGTH }, () => CAPTCHA_CHARACTERS.charAt(randomInt(CAPTCHA_CHARACTERS.length))).join("");
const isSame = (one: string, other: string) => one !== "" && one.toUpperCase() === other.trim().toUpperCase();

export function createCaptchas(database: Database, clock: Clock) {
  const find = database.query(
    `select answer, drawn_for as drawnFor, seed, state, passed_answer as passedAnswer, expires_at as expiresAt
     from captchas where sid = :sid and expires_at > :now`,
    captchaRow,
  );
  const insert = database.command(`insert into captchas (sid, answer, seed, state, created_at, expires_at)
    values (:sid, :answer, :seed, 'fresh', :now, :expiresAt)`);
  const redraw =
    database.command(`update captchas set answer = :answer, seed = :seed, drawn_for = :drawnFor, state = 'fresh',
    expires_at = :expiresAt where sid = :sid`);
  const spend = database.command("update captchas set state = 'spent', passed_answer = :passedAnswer where sid = :sid");
  const remove = database.command("delete from captchas where sid = :sid");
  const removeOld = database.command("delete from captchas where expires_at <= :now");
  const makeRoom = database.command(`delete from captchas where sid in
    (select sid from captchas order by created_at desc limit -1 offset ${WAITING_MAX - 1})`);

  return {
    open(): string {
      const sid = randomToken();
      const now = clock.now();
      removeOld({ now });
      makeRoom();
      insert({ sid, answer: newAnswer(), seed: randomInt(2 ** 31), now, expiresAt: now + LIFE_MS });
      return sid;
    },
    /** Returns the picture of a sid. Another `stamp` (query parameter `t`) renders another one; the same stamp, the same. */
    draw(sid: string, stamp: string): string | undefined {
      const now = clock.now();
      const captcha = find.get({ sid, now });
      if (captcha === undefined) return undefined;
      const isFirst = captcha.drawnFor === "" && captcha.state === "fresh";
      if (!isFirst && captcha.drawnFor === stamp) return drawCaptcha(captcha.answer, captcha.seed);
      const answer = isFirst ? captcha.answer : newAnswer();
      const seed = isFirst ? captcha.seed : randomInt(2 ** 31);
      redraw({ sid, answer, seed, drawnFor: stamp || "-", expiresAt: now + LIFE_MS });
      return drawCaptcha(answer, seed);
    },
    /** Checks the answer and invalidates the picture. Returns whether the answer is right. */
    answer(sid: string, answer: string): boolean {
      const captcha = find.get({ sid, now: clock.now() });
      if (captcha === undefined || captcha.state === "spent") return false;
      const isRight = isSame(captcha.answer, answer);
      spend({ sid, passedAnswer: isRight ? captcha.answer : captcha.passedAnswer });
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
