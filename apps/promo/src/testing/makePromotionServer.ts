import { type FakeApi, type FakeRoute, makeApi, respond } from "@lending/api-client/testing";
import { templateRequest } from "../api/fetchLandingTemplate.ts";
import { registrationPaths } from "../api/registration.ts";
import { trackingPaths } from "../api/tracking.ts";

/** The calls of the promotion by purpose, named like the fake server's routes. */
export const calls = {
  template: `GET ${templateRequest.path}`,
  visit: `GET ${trackingPaths.visit}`,
  sid: `GET ${registrationPaths.sid}`,
  code: `POST ${registrationPaths.code}`,
  click: `GET ${trackingPaths.click}`,
  register: `POST ${registrationPaths.register}`,
} as const;

/** Creates a fake server with a running campaign: every call succeeds unless overridden. Each sid is different. */
export function makePromotionServer(overrides: Partial<Record<keyof typeof calls, FakeRoute>> = {}): FakeApi {
  let sids = 0;
  const routes: Record<keyof typeof calls, FakeRoute> = {
    template: respond({ id: "landing-7" }),
    visit: respond({}, { code: "0" }),
    sid: () => {
      sids += 1;
      return respond({ sid: `sid-${sids}` }, { code: "0" });
    },
    code: respond({}, { code: "0" }),
    click: respond({}, { code: "0" }),
    register: respond({}, { code: "0" }),
    ...overrides,
  };
  return makeApi(
    Object.fromEntries(Object.entries(calls).map(([what, name]) => [name, routes[what as keyof typeof calls]])),
  );
}
