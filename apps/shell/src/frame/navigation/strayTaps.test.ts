// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ignoreStrayTaps } from "./strayTaps.ts";

const onClick = vi.fn();
/** Shows a page, and its next frame. */
async function show(html: string) {
  document.body.innerHTML = html;
  await Promise.resolve();
  vi.advanceTimersByTime(20);
}
/** Touches or clicks the middle of the one control of the page. The page handles it `lateMs` milliseconds after the finger. */
function press({ pointerType = "touch", detail = 1, x = 100, lateMs = 0 } = {}) {
  const control = document.querySelector("button, input") as HTMLElement;
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: 700 };
  control.dispatchEvent(Object.assign(new MouseEvent("pointerdown", at), { pointerType }));
  const click = new MouseEvent("click", { ...at, detail });
  Object.defineProperty(click, "timeStamp", { value: performance.now() - lateMs });
  control.dispatchEvent(click);
}

beforeAll(() => {
  document.elementFromPoint = () => document.querySelector("button, input");
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"],
  });
  document.addEventListener("click", ({ target }) => onClick((target as Element).textContent));
  ignoreStrayTaps();
});
afterAll(() => vi.useRealTimers());
beforeEach(async () => {
  // Nothing of the test before is near in time.
  vi.advanceTimersByTime(20_000);
  await show("<button>Payment Method</button>");
  press();
  vi.advanceTimersByTime(100);
  onClick.mockClear();
});
const pressed = () => onClick.mock.calls.flat();

it("ignores touches on what has just appeared, once and for a time that the control shows", async () => {
  const animate = vi.fn();
  vi.spyOn(document, "elementFromPoint").mockImplementation(() =>
    Object.assign(document.querySelector("button") as HTMLElement, { animate }),
  );
  await show('<div role="dialog" id="s"><button>Payment</button></div>');
  for (let count = 0; count < 2; count += 1) {
    vi.advanceTimersByTime(500);
    press();
  }
  expect(pressed()).toEqual([]);
  expect(animate).toHaveBeenCalledExactlyOnceWith(expect.anything(), 1200);
  vi.advanceTimersByTime(500);
  press();
  expect(pressed()).toEqual(["Payment"]);
});

it.each([
  ["the same control", "<button>Payment Method</button>", {}],
  ["a place beside it", "<button>Payment</button>", { x: 200 }],
  ["a mouse", "<button>Payment</button>", { pointerType: "mouse" }],
  ["a click by a script", "<button>Payment</button>", { detail: 0 }],
])("lets %s pass", async (_, html, how) => {
  await show(html);
  vi.advanceTimersByTime(100);
  press(how);
  expect(onClick).toHaveBeenCalledOnce();
});

it("counts to the touch of the finger, also when a busy phone handles it later", async () => {
  await show("<button>Payment</button>");
  vi.advanceTimersByTime(1_000);
  press({ lateMs: 700 });
  expect(pressed()).toEqual([]);
});

it("lets the first touch on a screen pass that has been there for long", async () => {
  vi.advanceTimersByTime(15_000);
  await show("<button>Next</button>");
  vi.advanceTimersByTime(5_000);
  press();
  expect(pressed()).toEqual(["Next"]);
});
