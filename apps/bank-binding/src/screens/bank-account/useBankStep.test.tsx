import { makeNative, makePage, TestApp } from "@lending/bridge/testing";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useBankStep } from "./useBankStep.ts";

afterEach(cleanup);

function begin() {
  const native = makeNative();
  const target = new EventTarget();
  const page = {
    ...makePage(),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  const shown = renderHook(useBankStep, {
    wrapper: ({ children }) => <TestApp app={{ native, page }}>{children}</TestApp>,
  });
  const leave = () => target.dispatchEvent(new Event("pagehide"));
  const show = (persisted: unknown) => target.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  return { ...shown, leave, show, told: () => native.commands.map(({ command }) => command) };
}

describe("the bank step", () => {
  it("is over once, however it ends", () => {
    const { result, leave, unmount, told } = begin();
    expect(told()).toEqual(["startBankStep"]);
    result.current();
    result.current();
    leave();
    unmount();
    expect(told()).toEqual(["startBankStep", "endBankStep"]);
  });

  it("begins again when the page comes out of the browser's cache, and not when it was shown all the time", () => {
    const { leave, show, told } = begin();
    show(true);
    expect(told()).toEqual(["startBankStep"]);
    leave();
    show(false);
    show("true");
    expect(told()).toEqual(["startBankStep", "endBankStep"]);
    show(true);
    expect(told()).toEqual(["startBankStep", "endBankStep", "startBankStep"]);
  });

  it("says nothing more once the screen is left", () => {
    const { leave, show, unmount, told } = begin();
    unmount();
    leave();
    show(true);
    expect(told()).toEqual(["startBankStep", "endBankStep"]);
  });
});
