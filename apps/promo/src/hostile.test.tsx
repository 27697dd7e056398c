import { everyHostileVersion } from "@lending/api-client/fuzz";
import { respond } from "@lending/api-client/testing";
import { expectIntact } from "@lending/federation/expect-intact";
import { TestScreen } from "@lending/federation/test-screen";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { PromotionScreen } from "./screens/promotion/PromotionScreen.tsx";
import { calls, makePromotionServer } from "./testing/makePromotionServer.ts";

const CAMPAIGN = "?id=7&app_from=fb&user_from=u1";
const WAIT = { timeout: 20_000 };
const ok = (data: object) => respond(data, { code: "0" });

beforeEach(() => {
  window.scrollTo = () => undefined;
});

const fill = (name: string, value: string) =>
  act(async () => fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

/** Opens the promotion, makes the call, and expects an intact page. */
async function expectWhole(what: keyof typeof calls | undefined, sent: unknown, address = CAMPAIGN) {
  const server = makePromotionServer(what && { [what]: sent });
  const requested = (one: keyof typeof calls) =>
    waitFor(() => expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toContain(calls[one]), WAIT);
  const promotion = <TestScreen screen={PromotionScreen} path={`/promotion${address}`} server={server} />;
  await expectIntact(promotion, async () => {
    if (!what) return;
    if (what !== "template") {
      await waitFor(() => expect(screen.getByRole("textbox", { name: "Mobile number" })).toBeTruthy(), WAIT);
      await fill("Mobile number", "13912345678");
    }
    if (what === "code" || what === "click") {
      await requested("sid");
      await fill("Image captcha", "abcd");
      await press("Get code");
    }
    if (what === "register") {
      await requested("sid");
      await fill("Image captcha", "abcd");
      await fill("SMS code", "123456");
      await press("Register");
    }
    await requested(what);
  });
}

it.each([
  { what: "template", real: respond({ id: "landing-7" }) },
  { what: "visit", real: ok({}) },
  { what: "sid", real: ok({ sid: "sid-1" }) },
  { what: "code", real: ok({}) },
  { what: "register", real: ok({}) },
] as const)(
  "the promotion stays intact for any response to the $what call",
  { timeout: 600_000 },
  async ({ what, real }) => {
    await everyHostileVersion(real, (sent) => expectWhole(what, sent));
  },
);

it.each(["", "#/downloadTemplate", "#/agreementTemplate"])(
  "the promotion%s stays intact for any address",
  { timeout: 600_000 },
  async (hash) => {
    const real = { id: "7", app_from: "fb", user_from: "u1", utm_tag: "t1", invite_code: "i1", UC: "uc1" };
    await everyHostileVersion(real, (sent) => {
      const fields = Object.entries(Object(sent)).map(([name, value]) => [name, String(JSON.stringify(value))]);
      return expectWhole(undefined, undefined, `?${new URLSearchParams(fields)}${hash}`);
    });
  },
);
