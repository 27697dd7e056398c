import { randomInt, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";

const LENGTH = 4;
const LIFE_MS = 600_000;
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
  Array.from({ length: LENGTH }, () => CAPTCHA_CHARACTERS.charAt(randomInt(CAPTCHA_CHARACTERS.length))).join("");
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
