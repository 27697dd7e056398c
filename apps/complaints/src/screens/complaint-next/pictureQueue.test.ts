import { NetworkFault } from "@lending/api-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPictureQueue, loadFiles, type PictureOutcome } from "./pictureQueue.ts";

const file = (name: string) => new File(["x"], name);

/** Starts uploads that end when the test ends them. */
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
  it("uploads one at a time, in order", { tags: "complaints.images" }, async () => {
    const { queue, underWay, settled, states } = setUp();
    queue.add([file("a"), file("b")]);
    await turn();
    expect(states()).toEqual(["uploading", "waiting"]);
    expect(underWay.map(({ name }) => name)).toEqual(["a"]);
    await underWay[0]?.end(done("/a"));
    expect(states()).toEqual(["uploaded", "uploading"]);
    await underWay[1]?.end(done("/b"));
    expect(queue.read().map(({ url }) => url)).toEqual(["/a", "/b"]);
    expect(settled).toEqual([done("/a"), done("/b")]);
  });

  it("continues after a failed picture, and retries that one alone", async () => {
    const { queue, underWay, states } = setUp();
    queue.add([file("a"), file("b")]);
    await turn();
    await underWay[0]?.end(failed);
    await underWay[1]?.end(done("/b"));
    expect(states()).toEqual(["failed", "uploaded"]);
    queue.retry(queue.read()[0]?.key ?? "");
    await turn();
    expect(states()).toEqual(["uploading", "uploaded"]);
    await underWay[2]?.end(done("/a"));
    expect(underWay.map(({ name }) => name)).toEqual(["a", "b", "a"]);
    expect(states()).toEqual(["uploaded", "uploaded"]);
  });

  it("continues after an unexpected rejection, and settles", async () => {
    const error = new Error("unexpected");
    const reported = new Promise((resolve) => process.once("unhandledRejection", resolve));
    const queue = createPictureQueue({
      uploaded: [],
      send: ({ name }) => (name === "a" ? Promise.reject(error) : Promise.resolve(done("/b"))),
      onSettled: () => undefined,
    });
    queue.add([file("a"), file("b")]);
    await queue.settled();
    expect(queue.read().map(({ state }) => state)).toEqual(["failed", "uploaded"]);
    expect(await reported).toBe(error);
  });

  it("removes a picture during its upload: aborts it without a notification and starts the next", async () => {
    const { queue, underWay, settled, states } = setUp();
    queue.add([file("a"), file("b")]);
    await turn();
    queue.remove(queue.read()[0]?.key ?? "");
    expect(underWay[0]?.signal.aborted).toBe(true);
    await turn();
    expect(states()).toEqual(["uploading"]);
    expect(settled).toEqual([]);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:1");
  });

  it("uploads the next picture after one that never ends was removed", async () => {
    const sent: string[] = [];
    const queue = createPictureQueue({
      uploaded: [],
      send: ({ name }) => {
        sent.push(name);
        return name === "stalled" ? new Promise(() => undefined) : Promise.resolve(done("/b"));
      },
      onSettled: () => undefined,
    });
    queue.add([file("stalled"), file("b")]);
    await turn();
    queue.remove(queue.read()[0]?.key ?? "");
    await queue.settled();
    expect(sent).toEqual(["stalled", "b"]);
    expect(queue.read()).toMatchObject([{ state: "uploaded" }]);
  });

  it("aborts uploads and releases the files on dispose", async () => {
    const { queue, underWay, settled } = setUp();
    queue.add([file("a"), file("b")]);
    await turn();
    queue.dispose();
    await turn();
    expect(underWay).toHaveLength(1);
    expect(underWay[0]?.signal.aborted).toBe(true);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:1");
    expect(settled).toEqual([]);
  });
});

afterEach(() => void vi.useRealTimers());

it.each([
  ["never arrive", () => new Promise(() => undefined)],
  ["fail to load", () => Promise.reject(new TypeError("Failed to fetch"))],
])("files that %s are a lost connection", async (_, load) => {
  vi.useFakeTimers();
  const outcome = expect(loadFiles(load())).rejects.toBeInstanceOf(NetworkFault);
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
});
