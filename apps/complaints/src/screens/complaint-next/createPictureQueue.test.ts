import { beforeEach, describe, expect, it, vi } from "vitest";
import { createPictureQueue, type PictureOutcome } from "./createPictureQueue.ts";

const file = (name: string) => new File(["x"], name);

/** Uploads that end when the test says so. */
function setUp(uploaded: readonly string[] = []) {
  const underWay: { name: string; signal: AbortSignal; end: (outcome: PictureOutcome) => Promise<void> }[] = [];
  const settled: PictureOutcome[] = [];
  const queue = createPictureQueue({
    uploaded,
    send: ({ name }, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("left", "AbortError")));
        underWay.push({
          name,
          signal,
          end: async (outcome) => {
            resolve(outcome);
            await new Promise((done) => setTimeout(done));
          },
        });
      }),
    onSettled: (outcome) => settled.push(outcome),
  });
  const states = () => queue.read().map(({ state }) => state);
  return { queue, underWay, settled, states };
}

const done = (url: string): PictureOutcome => ({ ok: true, url });
const failed: PictureOutcome = { ok: false, message: "No" };
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  let count = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    count += 1;
    return `blob:${count}`;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
});

describe("a queue of pictures", () => {
  it("sends one at a time, in order", async () => {
    const { queue, underWay, settled, states } = setUp();
    queue.add([file("a"), file("b")]);
    expect(states()).toEqual(["uploading", "waiting"]);
    expect(underWay.map(({ name }) => name)).toEqual(["a"]);
    await underWay[0]?.end(done("/a"));
    expect(states()).toEqual(["uploaded", "uploading"]);
    await underWay[1]?.end(done("/b"));
    expect(queue.read().map(({ url }) => url)).toEqual(["/a", "/b"]);
    expect(settled).toEqual([done("/a"), done("/b")]);
  });

  it("begins with what was uploaded before", () => {
    expect(setUp(["/a"]).queue.read()).toMatchObject([{ state: "uploaded", src: "/a", url: "/a" }]);
  });

  it("goes on behind one that failed, and sends that alone again", async () => {
    const { queue, underWay, states } = setUp();
    queue.add([file("a"), file("b")]);
    await underWay[0]?.end(failed);
    await underWay[1]?.end(done("/b"));
    expect(states()).toEqual(["failed", "uploaded"]);
    queue.retry(queue.read()[0]?.key ?? "");
    expect(states()).toEqual(["uploading", "uploaded"]);
    await underWay[2]?.end(done("/a"));
    expect(underWay.map(({ name }) => name)).toEqual(["a", "b", "a"]);
    expect(states()).toEqual(["uploaded", "uploaded"]);
  });

  it("takes away one that is under way: its sending ends, nobody is told, and the next begins", async () => {
    const { queue, underWay, settled, states } = setUp();
    queue.add([file("a"), file("b")]);
    queue.remove(queue.read()[0]?.key ?? "");
    expect(underWay[0]?.signal.aborted).toBe(true);
    await turn();
    expect(states()).toEqual(["uploading"]);
    expect(settled).toEqual([]);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:1");
  });

  it("is settled when nothing waits and nothing is under way", async () => {
    const { queue, underWay } = setUp();
    await queue.settled();
    queue.add([file("a"), file("b")]);
    const told = vi.fn();
    void queue.settled().then(told);
    await underWay[0]?.end(done("/a"));
    expect(told).not.toHaveBeenCalled();
    await underWay[1]?.end(failed);
    expect(told).toHaveBeenCalledOnce();
  });

  it("tells its listeners, and gives the same row until something changes", async () => {
    const { queue } = setUp(["/a"]);
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    const before = queue.read();
    expect(queue.read()).toBe(before);
    queue.remove(before[0]?.key ?? "");
    expect(listener).toHaveBeenCalledOnce();
    expect(queue.read()).not.toBe(before);
    leave();
    queue.add([file("b")]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it("ends what is under way and lets go of the files when it is left", async () => {
    const { queue, underWay, settled } = setUp();
    queue.add([file("a")]);
    queue.dispose();
    await turn();
    expect(underWay[0]?.signal.aborted).toBe(true);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:1");
    expect(settled).toEqual([]);
  });
});
