import { useNavigate } from "@lending/bridge/router";
import { TestApp } from "@lending/bridge/testing";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useOfferVisit } from "./useOfferVisit.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const offer = "/loanConfirm?productId=p-1";

function visitOffer(path = offer) {
  const { result } = renderHook(() => ({ visit: useOfferVisit(), navigate: useNavigate() }), {
    wrapper: ({ children }) => <TestApp path={path}>{children}</TestApp>,
  });
  return {
    decisions: () => result.current.visit[0],
    decide: (decision: Parameters<(typeof result.current.visit)[1]>[0]) => act(() => result.current.visit[1](decision)),
    go: (to: string) => act(() => void result.current.navigate(to)),
    goBack: () => act(() => void result.current.navigate(-1)),
  };
}

it("restores every decision on Back from an agreement", () => {
  const { decisions, decide, go, goBack } = visitOffer();
  const all = {
    ...{ isConsented: false, agreedLink: "https://h5.test/agreements/pop" },
    ...{ hasOpenedAgreement: true, isPromotionClosed: true, notice: "unanswered" },
  } as const;
  for (const [name, decision] of Object.entries(all)) decide({ [name]: decision });
  const before = decisions();
  go("/loanAgreement?productId=p-1&scene=3&position=loan-agreement");
  goBack();
  expect(decisions()).toBe(before);
  expect(before).toEqual(all);
});

it.each([offer, "/loanConfirm?productId=p-2", "/loanConfirm2?productId=p-1"])("starts again on %s", (next) => {
  const { decisions, decide, go } = visitOffer();
  decide({ isConsented: false });
  go(next);
  expect(decisions().isConsented).toBe(true);
  decide({ isPromotionClosed: true });
  expect(decisions()).toMatchObject({ isConsented: true, agreedLink: "", isPromotionClosed: true });
});

it("keeps a withdrawn consent after a reload, for the same product and variant only", () => {
  visitOffer().decide({ isConsented: false });
  cleanup();
  expect(visitOffer("/loanConfirm?productId=p-2").decisions().isConsented).toBe(true);
  expect(visitOffer("/loanConfirm2?productId=p-1").decisions().isConsented).toBe(true);
  const reloaded = visitOffer();
  expect(reloaded.decisions().isConsented).toBe(false);
  reloaded.decide({ isPromotionClosed: true });
  expect(reloaded.decisions()).toMatchObject({ isConsented: false, agreedLink: "", isPromotionClosed: true });
  reloaded.decide({ isConsented: true });
  cleanup();
  expect(visitOffer().decisions().isConsented).toBe(true);
});

it("keeps an opened agreement after Back from its page, for the same product and variant only", {
  tags: "confirmation.agreement-loaded",
}, () => {
  visitOffer().decide({ hasOpenedAgreement: true });
  cleanup();
  expect(visitOffer("/loanConfirm?productId=p-2").decisions().hasOpenedAgreement).toBe(false);
  expect(visitOffer("/loanConfirm2?productId=p-1").decisions().hasOpenedAgreement).toBe(false);
  expect(visitOffer().decisions()).toMatchObject({ hasOpenedAgreement: true, isConsented: true, agreedLink: "" });
});
