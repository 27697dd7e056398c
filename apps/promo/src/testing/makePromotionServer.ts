import { type FakeApi, type FakeRoute, makeApi, respond, routeOf } from "@lending/api-client/testing";
import { newSid, submitCodeRequest, submitRegistration } from "../api/registration.ts";
import { landingTemplate, trackClick, trackVisit } from "../api/tracking.ts";

/** The routes of the promotion by purpose. */
export const calls = {
  template: routeOf(landingTemplate),
  visit: routeOf(trackVisit),
  sid: routeOf(newSid),
  code: routeOf(submitCodeRequest),
  click: routeOf(trackClick),
  register: routeOf(submitRegistration),
};

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
