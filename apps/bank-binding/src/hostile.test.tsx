import { Fault } from "@lending/api-client";
import { everyHostileVersion, findHarm } from "@lending/api-client/fuzz";
import { makeApi, respond } from "@lending/api-client/testing";
import { TestBoundary } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { makeBankForm } from "./api/testing/makeBankForm.ts";
import { BankAccountScreen } from "./screens/bank-account/BankAccountScreen.tsx";

it("renders the screen for any malformed form", { timeout: 600_000 }, async () => {
  await everyHostileVersion(respond(makeBankForm()), async (sent) => {
    const thrown: unknown[] = [];
    await act(async () =>
      render(
        <TestBoundary onThrown={(error) => thrown.push(error)}>
          <TestScreen
            screen={BankAccountScreen}
            path="/bindBank?productId=p-1"
            server={makeApi({ "POST /card-init": sent })}
          />
        </TestBoundary>,
        { onCaughtError: () => undefined },
      ),
    );
    await waitFor(() => expect(screen.queryByText("Waiting for the server")).toBeNull(), { timeout: 20_000 });
    expect(thrown.filter((error) => !(error instanceof Fault))).toEqual([]);
    expect(document.body.textContent).not.toBe("");
    expect(findHarm(document.body)).toEqual([]);
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
  });
});
