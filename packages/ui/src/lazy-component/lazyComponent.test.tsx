import { Component, type ComponentProps, type ComponentType, type ReactNode, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import { act, render, screen, userEvent } from "../testing/dom.ts";
import { ToastRegion } from "../toast/toast.tsx";
import { lazyComponent, NotLoaded } from "./lazyComponent.tsx";
import { lazyOverlay } from "./lazyOverlay.tsx";

function Offer({ name }: { name: string }) {
  return <p>{name} is loaded</p>;
}
function Panel({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? (
    <button type="button" onClick={onClose}>
      Close the panel
    </button>
  ) : null;
}

/** A button that opens a panel. */
function Page({ LazyPanel }: { LazyPanel: ComponentType<ComponentProps<typeof Panel>> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open the panel
      </button>
      <p>{isOpen ? "open" : "closed"}</p>
      <LazyPanel open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const makeLoader = <Loaded,>(component: Loaded, failureCount: number) => {
  const load = vi.fn(async () => component);
  for (let count = 0; count < failureCount; count += 1) load.mockRejectedValueOnce(new TypeError("lost"));
  return load;
};
const show = (content: ReactNode) =>
  act(async () =>
    render(
      <StrictMode>
        <p>The rest of the page</p>
        {content}
        <ToastRegion />
      </StrictMode>,
    ),
  );

describe("lazyComponent", () => {
  it("renders the fallback while the file loads, and loads it once for all places", async () => {
    let deliver = (): void => undefined;
    const load = vi.fn(() => new Promise<typeof Offer>((resolve) => (deliver = () => resolve(Offer))));
    const LazyOffer = lazyComponent(load, { fallback: <p>Loading the offer</p> });
    await show(<LazyOffer name="First" />);
    expect(screen.getByText("Loading the offer")).toBeTruthy();
    await act(async () => deliver());
    expect(screen.getByText("First is loaded")).toBeTruthy();
    render(<LazyOffer name="Second" />);
    expect(screen.getByText("Second is loaded")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("requests a lost file again on Retry, as often as it is lost, while the rest of the page stays", async () => {
    const load = makeLoader(Offer, 2);
    const LazyOffer = lazyComponent(load, { fallback: null, Failed: NotLoaded });
    await show(<LazyOffer name="The offer" />);
    expect(screen.getByText("This part did not load").closest("[role=alert]")).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("The offer is loaded")).toBeTruthy();
    expect(screen.queryByText("This part did not load")).toBeNull();
    expect(screen.getByText("The rest of the page")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("requests a lost file again when it is rendered the next time", async () => {
    const LazyOffer = lazyComponent(makeLoader(Offer, 1), { fallback: null, Failed: () => <p>No offer</p> });
    const { unmount } = await show(<LazyOffer name="The offer" />);
    expect(screen.getByText("No offer")).toBeTruthy();
    unmount();
    await show(<LazyOffer name="The offer" />);
    expect(await screen.findByText("The offer is loaded")).toBeTruthy();
  });

  it("throws a network failure without a replacement, and loads once its boundary forgot it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const LazyOffer = lazyComponent(makeLoader(Offer, 1), { fallback: null });
    await show(
      <Boundary>
        <LazyOffer name="The offer" />
      </Boundary>,
    );
    await userEvent.click(screen.getByRole("button", { name: "NETWORK" }));
    expect(await screen.findByText("The offer is loaded")).toBeTruthy();
  });

  it("does not load what has not been open, and a tap after a failure opens it", async () => {
    const load = makeLoader(Panel, 1);
    const LazyPanel = lazyOverlay(load);
    await show(<Page LazyPanel={LazyPanel} />);
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Open the panel" }));
    expect(await screen.findByText("This could not be opened. Check your connection and try again.")).toBeTruthy();
    expect(screen.getByText("closed")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Open the panel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Close the panel" }));
    expect(screen.getByText("closed")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("announces that a held file is loading, until the overlay opens", async () => {
    let deliver = (): void => undefined;
    const LazyPanel = lazyOverlay(() => new Promise<typeof Panel>((resolve) => (deliver = () => resolve(Panel))));
    await show(<Page LazyPanel={LazyPanel} />);
    await userEvent.click(screen.getByRole("button", { name: "Open the panel" }));
    expect((await screen.findByText("Loading")).closest("[role=status]")).not.toBeNull();
    await act(async () => deliver());
    expect(screen.getByRole("button", { name: "Close the panel" })).toBeTruthy();
    await expect.poll(() => screen.queryByText("Loading")).toBeNull();
  });

  it("renders a loaded file at once, before React's pause after a fallback", async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    let deliver = (): void => undefined;
    const LazyOffer = lazyComponent(() => new Promise<typeof Offer>((resolve) => (deliver = () => resolve(Offer))), {
      fallback: <p>Loading the offer</p>,
    });
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    root.render(<LazyOffer name="The offer" />);
    await expect.poll(() => place.textContent).toBe("Loading the offer");
    deliver();
    // React's work takes some turns of the event loop; its pause is a timer of 300 ms.
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    expect(place.textContent).toBe("The offer is loaded");
    root.unmount();
  });
});

interface Thrown {
  readonly code: string;
  readonly forget: () => void;
}

/** Does what the shell's boundary does: Retry forgets the failure and renders again. */
class Boundary extends Component<{ children: ReactNode }, { error: Thrown | undefined }> {
  override state = { error: undefined as Thrown | undefined };
  static getDerivedStateFromError(error: Thrown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const retry = () => {
      error.forget();
      this.setState({ error: undefined });
    };
    return (
      <button type="button" onClick={retry}>
        {error.code}
      </button>
    );
  }
}
