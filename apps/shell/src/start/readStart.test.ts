import { makeEnvironment, makeLaunch } from "@lending/bridge/testing";
import { NEXT_ROUTE_PRELOADS_ID } from "@lending/federation/manifest";
import { beforeEach, expect, it } from "vitest";
import { makeSiteRegistry } from "../testing/makeSiteRegistry.ts";
import { readStart } from "./readStart.ts";

const environment = makeEnvironment();
const registry = makeSiteRegistry({ release: 3 });
const element = (id: string, content: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;

beforeEach(() => {
  document.body.innerHTML = element("environment", environment) + element("registry", registry);
  history.replaceState(null, "", "/loanDetail?sessionId=s-1&lang=fil-PH");
});

it("takes the launch and the requests under way from the start-up script, once", () => {
  const handover = { launch: makeLaunch({ sessionId: "s-2" }), early: new Map(), closeWebview: () => undefined };
  Object.assign(window, { [Symbol.for("lending.handover")]: handover });
  const start = readStart(window);
  expect(start).toMatchObject({ environment, registry, next: {} });
  expect(start.launch).toBe(handover.launch);
  expect(start.early).toBe(handover.early);
  const close = () => undefined;
  start.offerClose(close);
  expect(handover.closeWebview).toBe(close);
  expect(readStart(window).launch.sessionId).toBe("s-1");
});

it("reads the address itself where the start-up script did not run", () => {
  document.body.innerHTML += element(NEXT_ROUTE_PRELOADS_ID, { "/repay": { styles: [] } });
  const start = readStart(window);
  expect(start.launch).toMatchObject({ sessionId: "s-1", lang: "fil-PH" });
  expect(start.early.size).toBe(0);
  expect(start.next).toEqual({ "/repay": { styles: [] } });
  expect(() => start.offerClose(() => undefined)).not.toThrow();
});
