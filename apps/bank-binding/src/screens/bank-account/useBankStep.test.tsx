import { makeNative, makePage, TestApp } from "@lending/bridge/testing";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useBankStep } from "./useBankStep.ts";

afterEach(cleanup);

function start() {
  const native = makeNative();
  const target = new EventTarget();
  const page = {
    ...makePage(),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  const view = renderHook(useBankStep, {
    wrapper: ({ children }) => <TestApp app={{ native, page }}>{children}</TestApp>,
  });
  const leave = () => target.dispatchEvent(new Event("pagehide"));
  const show = (persisted: unknown) => target.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  return { ...view, leave, show, commands: () => native.commands.map(({ command }) => command) };
}

describe("the bank step", () => {
  it("ends once, however it ends", () => {
    const { result, leave, unmount, commands } = start();
    expect(commands()).toEqual(["startBankStep"]);
    result.current();
    result.current();
    leave();
    unmount();
    expect(commands()).toEqual(["startBankStep", "endBankStep"]);
  });

  it("starts again when the page is restored from the back/forward cache, but not when it was never hidden", () => {
    const { leave, show, commands } = start();
    show(true);
    expect(commands()).toEqual(["startBankStep"]);
    leave();
    show(false);
    show("true");
    expect(commands()).toEqual(["startBankStep", "endBankStep"]);
    show(true);
    expect(commands()).toEqual(["startBankStep", "endBankStep", "startBankStep"]);
  });

  it("sends no command after the screen unmounts", () => {
    const { leave, show, unmount, commands } = start();
    unmount();
    leave();
    show(true);
    expect(commands()).toEqual(["startBankStep", "endBankStep"]);
  });
});
