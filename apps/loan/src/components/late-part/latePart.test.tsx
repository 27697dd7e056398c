import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { latePart } from "./latePart.tsx";

function Part({ name }: { name: string }) {
  return <p>{name} is here</p>;
}

class Boundary extends Component<{ children: ReactNode }, { code: string }> {
  override state = { code: "" };
  static getDerivedStateFromError(error: { code: string }) {
    return { code: error.code };
  }
  override render() {
    if (this.state.code === "") return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ code: "" })}>
        {this.state.code}
      </button>
    );
  }
}

const show = (Late: ReturnType<typeof latePart<{ name: string }>>) =>
  act(async () =>
    render(
      <Boundary>
        <Suspense fallback="waiting">
          <Late name="It" />
        </Suspense>
      </Boundary>,
    ),
  );

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("latePart", () => {
  it("shows the part once it has come, and loads it once", async () => {
    const load = vi.fn(async () => Part);
    const Late = latePart(load);
    await show(Late);
    expect(await screen.findByText("It is here")).toBeTruthy();
    cleanup();
    await show(Late);
    expect(await screen.findByText("It is here")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("throws a fault of the network where it cannot be had, and asks again afterwards", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError("lost"));
    await show(latePart(load));
    const retry = await screen.findByRole("button", { name: "NETWORK" });
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    await act(async () => retry.click());
    expect(await screen.findByText("It is here")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("lets something else stand in its place", async () => {
    const late = latePart(
      async (): Promise<typeof Part> => {
        throw new TypeError("lost");
      },
      () => <p>Without it</p>,
    );
    await show(late);
    expect(await screen.findByText("Without it")).toBeTruthy();
  });
});
