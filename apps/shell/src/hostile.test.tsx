import { everyHostileVersion } from "@lending/api-client/fuzz";
import { makeLaunch, makePage, TestApp } from "@lending/bridge/testing";
import { expectIntact } from "@lending/federation/expect-intact";
import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { ErrorScreen } from "./screens/error/ErrorScreen.tsx";
import { TestPreviewScreen } from "./screens/test-preview/TestPreviewScreen.tsx";

const inText = (value: unknown) => (typeof value === "string" ? value : String(JSON.stringify(value)));
const inQuery = (fields: unknown) =>
  `${new URLSearchParams(Object.entries(Object(fields)).map(([name, value]) => [name, inText(value)]))}`;

async function expectWhole(Screen: ComponentType, path: string) {
  const page = makePage({ href: `https://h5.test${path}` });
  const screen = (
    <TestApp path={path} app={{ page, launch: makeLaunch() }}>
      <Screen />
    </TestApp>
  );
  await expectIntact(screen, async () => expect(document.querySelector("h1")?.textContent).toBeTruthy());
}

it("the error page renders safely for any query", { timeout: 600_000 }, async () => {
  await everyHostileVersion({ message: "The order is not yours." }, (sent) =>
    expectWhole(ErrorScreen, `/error?${inQuery(sent)}`),
  );
});

it("the test page renders safely for any query", { timeout: 600_000 }, async () => {
  await everyHostileVersion({ productId: "p-1", orderId: "o-1", lang: "zh-CN" }, (sent) =>
    expectWhole(TestPreviewScreen, `/testPreview?${inQuery(sent)}`),
  );
});

it("the test page renders safely for any stored values", { timeout: 600_000 }, async () => {
  const real = { appVersion: "1.0", deviceName: "Phone", sessionId: "demo", orderId: "o-1" };
  await everyHostileVersion(real, (stored) => {
    sessionStorage.setItem("testPreview", inText(stored));
    localStorage.setItem("phone.testPreview", inText(stored));
    return expectWhole(TestPreviewScreen, "/testPreview");
  });
});
