import { answer, type FakeApi, type FakeRoute, makeApi } from "@lending/api-client/testing";

const BASE = "/api/v2/youmi";

/** The calls of the promotion by purpose, named like the fake server's routes. */
export const calls = {
  template: `GET ${BASE}/service/channel/channel-template`,
  visit: `GET ${BASE}/promotion/track-visit`,
  sid: `GET ${BASE}/promotion/get-sid`,
  code: `POST ${BASE}/promotion/get-sms`,
  click: `GET ${BASE}/promotion/track-click`,
  register: `POST ${BASE}/promotion/register`,
} as const;

/** Creates a fake server with a running campaign: every call succeeds unless overridden. Each sid is different. */
export function makePromotionServer(overrides: Partial<Record<keyof typeof calls, FakeRoute>> = {}): FakeApi {
  let sids = 0;
  const routes: Record<keyof typeof calls, FakeRoute> = {
    template: answer({ id: "landing-7" }),
    visit: answer({}, { code: "0" }),
    sid: () => {
      sids += 1;
      return answer({ sid: `sid-${sids}` }, { code: "0" });
    },
    code: answer({}, { code: "0" }),
    click: answer({}, { code: "0" }),
    register: answer({}, { code: "0" }),
    ...overrides,
  };
  return makeApi(
    Object.fromEntries(Object.entries(calls).map(([what, name]) => [name, routes[what as keyof typeof calls]])),
  );
}
