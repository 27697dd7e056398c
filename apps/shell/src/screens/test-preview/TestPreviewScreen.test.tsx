import { withQuery } from "@lending/bridge";
import { makeLaunch, makePage, TestApp } from "@lending/bridge/testing";
import { complaintPath, customerServicePath } from "@lending/domain/addresses/complaints";
import { aboutUsPath, privacyPolicyPath } from "@lending/domain/addresses/public";
import { payInstructionsPath } from "@lending/domain/addresses/repay";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TestPreviewScreen } from "./TestPreviewScreen.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function open({ launch = makeLaunch({ sessionId: "", deviceId: "", advertisingId: "" }), path = "/testPreview" } = {}) {
  const page = makePage({ href: `https://h5.test${path}` });
  render(
    <TestApp path={path} app={{ page, launch }}>
      <TestPreviewScreen />
    </TestApp>,
  );
  return page;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const fill = async (name: string, value: string) => {
  await userEvent.clear(field(name));
  await userEvent.paste(value);
};

/** The fields in order: name, query parameter and a value. */
const fields = [
  ["App version", "appVersion", "2.1"],
  ["Device name", "deviceName", "Galaxy A1"],
  ["Device id", "deviceId", "device 7"],
  ["OS version", "osVersion", "10"],
  ["Session id", "sessionId", "s&7"],
  ["Advertising id", "advertisingId", "a-7"],
  ["Product id", "productId", "p-1"],
  ["Order id", "orderId", "o-174"],
] as const;
const fillAll = async () => {
  for (const [name, , value] of fields) await fill(name, value);
};
const query = Object.fromEntries(fields.map(([, parameter, value]) => [parameter, value]));

/** Makes the phone's location succeed or fail at once. */
const stubLocation = (getCurrentPosition: (found: PositionCallback, refused: PositionErrorCallback) => void) =>
  vi.stubGlobal("navigator", { ...navigator, geolocation: { getCurrentPosition } });

describe("the test preview", () => {
  it("opens each page with the values as query parameters", {
    tags: ["test-page.buttons", "test-page.route", "rulings.field-names"],
  }, async () => {
    const page = open();
    await fillAll();
    const pages = [
      ["Confirm loan", "/loanConfirm"],
      ["Loan detail", "/loanDetail"],
      ["Repay", "/repay"],
      ["Extension", "/repayDelay"],
      ["Bind bank", "/bindBank"],
      ["About us", aboutUsPath],
      ["Complaint", complaintPath()],
      ["Customer service", customerServicePath],
      ["Privacy policy", privacyPolicyPath],
      ["Repayment instructions", payInstructionsPath()],
    ] as const;
    for (const [name] of pages) await userEvent.click(screen.getByRole("button", { name }));
    expect(page.opened).toEqual(pages.map(([, path]) => `https://h5.test${withQuery(path, query)}`));
  });

  it("passes a cleared field as present but empty, and the selected language", async () => {
    const page = open({ launch: makeLaunch({ lang: "fil-PH" }), path: "/testPreview?productId=p-1&orderId=o-1" });
    await userEvent.clear(field("Session id"));
    await userEvent.click(screen.getByRole("button", { name: "Repay" }));
    expect(Object.fromEntries(new URL(page.opened[0] ?? "").searchParams)).toEqual({
      appVersion: "1.0.0",
      deviceName: "Galaxy A1",
      deviceId: "device-1",
      osVersion: "10",
      sessionId: "",
      advertisingId: "advertising-1",
      productId: "p-1",
      orderId: "o-1",
      lang: "fil-PH",
    });
  });

  it("accepts a session of 4,096 characters, such as a JWT", async () => {
    open();
    await fill("Session id", "x".repeat(4096));
    expect(field("Session id").value).toHaveLength(4096);
    await fill("Device id", "x".repeat(201));
    expect(field("Device id").value).toHaveLength(200);
  });

  it("starts with the values of the launch and the query", () => {
    open({ launch: makeLaunch({ sessionId: "demo" }), path: "/testPreview?productId=p-1&orderId=o-1" });
    expect(field("Session id").value).toBe("demo");
    expect(field("Product id").value).toBe("p-1");
    expect(field("Order id").value).toBe("o-1");
  });

  it("stores the values, the secret ones only for the life of the tab", { tags: "test-page.fields" }, async () => {
    open();
    await fillAll();
    cleanup();
    open();
    for (const [name, , value] of fields) expect(field(name).value).toBe(value);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/device 7|s&7|a-7/);
    expect(JSON.stringify({ ...localStorage })).toContain("o-174");
  });

  it("keeps a cleared field empty", async () => {
    open({ launch: makeLaunch({ appVersion: "1.0" }) });
    await userEvent.clear(field("App version"));
    cleanup();
    open({ launch: makeLaunch({ appVersion: "1.0" }) });
    expect(field("App version").value).toBe("");
  });

  it("shows a chosen photo", { tags: "test-page.photo" }, async () => {
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: () => undefined }));
    open();
    await userEvent.upload(screen.getByLabelText("Photo"), new File(["x"], "card.png", { type: "image/png" }));
    expect(screen.getByRole("img", { name: "Chosen photo: card.png" }).getAttribute("src")).toBe("blob:photo");
  });

  it("has a contact field", { tags: "test-page.contact" }, async () => {
    open();
    await fill("Contact", "0917 000 0000");
    expect(field("Contact").value).toBe("0917 000 0000");
  });

  it("alerts the coordinates", { tags: "test-page.location" }, async () => {
    const alert = vi.fn();
    vi.stubGlobal("alert", alert);
    stubLocation((found) => found({ coords: { latitude: 14.5547, longitude: 121.0244 } } as GeolocationPosition));
    open();
    await userEvent.click(screen.getByRole("button", { name: "Get location" }));
    expect(alert).toHaveBeenCalledExactlyOnceWith("14.5547, 121.0244");
  });

  it.each([
    [1, "The location was refused. Allow it in the settings of this page, then try again."],
    [2, "The device does not know where it is. Try again outdoors."],
    [3, "The location took too long. Try again."],
  ])("shows the reason when the location fails with code %i", { tags: "test-page.location" }, async (code, message) => {
    stubLocation((_, refused) => refused({ code } as GeolocationPositionError));
    open();
    await userEvent.click(screen.getByRole("button", { name: "Get location" }));
    expect(screen.getByRole("alert").textContent).toBe(message);
  });
});
