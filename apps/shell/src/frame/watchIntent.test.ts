import { expect, it, vi } from "vitest";
import { watchIntent } from "./watchIntent.ts";

it.each(["touchstart", "pointerdown", "focusin"])("prepares an address at %s, until it is stopped", (sign) => {
  document.body.innerHTML = '<button data-to="/repay?orderId=o-1">REPAY</button><p>words</p>';
  const prepare = vi.fn();
  const stop = watchIntent(prepare);
  const give = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));
  give("p");
  expect(prepare).not.toHaveBeenCalled();
  give("button");
  expect(prepare).toHaveBeenCalledOnce();
  expect(prepare.mock.calls[0]?.[0]).toMatchObject({ pathname: "/repay", search: "?orderId=o-1" });
  stop();
  give("button");
  expect(prepare).toHaveBeenCalledOnce();
});
