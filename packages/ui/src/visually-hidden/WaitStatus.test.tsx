import { expect, it } from "vitest";
import { act, render } from "../testing/dom.ts";
import { WaitStatus } from "./WaitStatus.tsx";

it("announces a wait once at its start and once at its end", async () => {
  const texts: (string | null)[] = [];
  const show = (seconds: number) => (
    <>
      <WaitStatus isWaiting={seconds > 0} started="Wait 60 seconds." ended="You can try again." />
      {seconds}
    </>
  );
  const { rerender, container } = render(show(0));
  const region = container.querySelector("[aria-live=polite]") as Element;
  new MutationObserver(() => texts.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (const seconds of [59, 58, 57, 1, 0, 0]) await act(async () => rerender(show(seconds)));
  expect(texts).toEqual(["Wait 60 seconds.", "You can try again."]);
});
