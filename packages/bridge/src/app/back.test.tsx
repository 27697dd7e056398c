import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { useRoutes } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AppLink, AppRouter } from "../router/router.tsx";
import { makeEnvironment, makeLaunch, makeNative, makePage, TestApp } from "../testing/TestApp.tsx";
import { AppProvider, useBack, useBackGuard } from "./App.tsx";

function BackButton() {
  return (
    <button type="button" onClick={useBack()}>
      Back
    </button>
  );
}

function Guarded({ name, log }: { name: string; log: string[] }) {
  useBackGuard(() => log.push(name));
  return null;
}

function Dialogs({ log }: { log: string[] }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <>
      {["outer", "inner"].map((name) => (
        <button key={name} type="button" onClick={() => setOpen([...open, name])}>
          {`Open ${name}`}
        </button>
      ))}
      <button type="button" onClick={() => setOpen(open.slice(0, -1))}>
        Close
      </button>
      {open.map((name) => (
        <Guarded key={name} name={name} log={log} />
      ))}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

afterEach(cleanup);

describe("the native back button", () => {
  it("goes back within the product when there is history", { tags: "rulings.native-back" }, () => {
    const page = makePage({ historyIndex: 2 });
    render(<TestApp app={{ page }}>screen</TestApp>);
    expect(page.pressNativeBack()).toBe(true);
    expect(page.history.state).toEqual({ idx: 1 });
  });

  it("calls the latest guard, and the one before it once that guard is removed", async () => {
    const page = makePage();
    const log: string[] = [];
    render(
      <StrictMode>
        <TestApp app={{ page }}>
          <Dialogs log={log} />
        </TestApp>
      </StrictMode>,
    );
    await press("Open outer");
    await press("Open inner");
    expect(page.pressNativeBack()).toBe(true);
    await press("Close");
    expect(page.pressNativeBack()).toBe(true);
    await press("Close");
    expect(page.pressNativeBack()).toBe(false);
    expect(log).toEqual(["inner", "outer"]);
  });

  it("is not handled once the product is unmounted", () => {
    const page = makePage({ historyIndex: 1 });
    const { unmount } = render(<TestApp app={{ page }}>screen</TestApp>);
    unmount();
    expect(page.pressNativeBack()).toBe(false);
  });
});

it("an inactive guard is not called, and calls its newest function once it is active", () => {
  const page = makePage();
  const log: string[] = [];
  function Sometimes({ isActive, name }: { isActive: boolean; name: string }) {
    useBackGuard(() => log.push(name), isActive);
    return null;
  }
  const at = (isActive: boolean, name: string) => <Sometimes isActive={isActive} name={name} />;
  const app = { page, native: makeNative() };
  const { rerender } = render(<TestApp app={app}>{at(false, "a")}</TestApp>);
  expect(page.pressNativeBack()).toBe(false);
  rerender(<TestApp app={app}>{at(true, "b")}</TestApp>);
  rerender(<TestApp app={app}>{at(true, "c")}</TestApp>);
  page.pressNativeBack();
  expect(log).toEqual(["c"]);
});

it.each([
  ["closes the webview when there is no history", false, [{ command: "closeWebview", params: {} }], []],
  ["calls a guard first", true, [], ["guard"]],
])("the page's Back button %s", async (_, isGuarded, commands, calls) => {
  const native = makeNative();
  const log: string[] = [];
  render(
    <TestApp app={{ native }}>
      <BackButton />
      {isGuarded && <Guarded name="guard" log={log} />}
    </TestApp>,
  );
  await press("Back");
  expect(log).toEqual(calls);
  expect(native.commands).toEqual(commands);
});

/** Uses the history of jsdom under the router of the product instead of a fake page. */
describe("in a browser", () => {
  const log: string[] = [];
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  const browserBack = async () => {
    window.history.back();
    await settle();
  };
  const where = () => screen.getByRole("heading").textContent;
  const native = makeNative("browser");
  const app = { environment: makeEnvironment(), launch: makeLaunch(), native, locale: "source" } as const;

  function Routes() {
    return useRoutes([
      { path: "/start", element: <h1>Start</h1> },
      {
        path: "/form",
        element: (
          <>
            <h1>Form</h1>
            <Dialogs log={log} />
          </>
        ),
      },
      { path: "/next", element: <h1>Next</h1> },
    ]);
  }

  beforeEach(async () => {
    log.length = 0;
    window.history.pushState(null, "", "/start");
    render(
      <StrictMode>
        <AppProvider value={app}>
          <AppRouter>
            <Routes />
            <BackButton />
            <AppLink to="/form">To form</AppLink>
            <AppLink to="/next">To next</AppLink>
            <AppLink to="/next" replace>
              Replace by next
            </AppLink>
          </AppRouter>
        </AppProvider>
      </StrictMode>,
    );
    await userEvent.click(screen.getByRole("link", { name: "To form" }));
    expect(where()).toBe("Form");
  });

  it("every press on Back calls the guard and the page stays", { tags: "rulings.native-back" }, async () => {
    await press("Open outer");
    await browserBack();
    await browserBack();
    expect(log).toEqual(["outer", "outer"]);
    expect(where()).toBe("Form");
    expect(window.location.pathname).toBe("/form");
  });

  it("one press on the page's Back button leaves the page and does not close the webview", async () => {
    await press("Open outer");
    await press("Close");
    await press("Back");
    await settle();
    await settle();
    expect(where()).toBe("Start");
    expect(native.commands).toEqual([]);
  });

  it("keeps the form's state when the borrower navigates forward and back, and leaves it with one press", async () => {
    await press("Open outer");
    await press("Close");
    await userEvent.click(screen.getByRole("link", { name: "To next" }));
    expect(where()).toBe("Next");
    await browserBack();
    expect(where()).toBe("Form");
    await browserBack();
    await settle();
    expect(where()).toBe("Start");
  });

  it("returns to a page that has replaced the guard's entry, and then leaves both with one press", {
    tags: "rulings.native-back",
  }, async () => {
    await press("Open outer");
    await press("Close");
    await userEvent.click(screen.getByRole("link", { name: "Replace by next" }));
    await userEvent.click(screen.getByRole("link", { name: "To form" }));
    expect(where()).toBe("Form");
    await browserBack();
    await settle();
    expect(where()).toBe("Next");
    await browserBack();
    await settle();
    expect(where()).toBe("Start");
  });
});
