// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { sharePicture } from "./proofPicture.ts";

const file = new File(["x"], "receipt.png", { type: "image/png" });
const offerShare = (share: unknown, canShare: unknown = () => true) => vi.stubGlobal("navigator", { share, canShare });

afterEach(() => vi.unstubAllGlobals());

it("shares the picture with its title", async () => {
  const share = vi.fn(async () => undefined);
  offerShare(share);
  expect(await sharePicture(file, "Receipt")).toBe(true);
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file], title: "Receipt" });
});

it.each<[reason: string, share: unknown, canShare: unknown]>([
  ["no share sheet", undefined, () => true],
  ["a share sheet without files", vi.fn(), () => false],
  ["a share sheet that cannot say what it accepts", vi.fn(), null],
])("is not shared with %s", async (_, share, canShare) => {
  offerShare(share, canShare);
  expect(await sharePicture(file, "Receipt")).toBe(false);
  if (share) expect(share).not.toHaveBeenCalled();
});

it.each([
  ["AbortError", true],
  ["NotAllowedError", false],
])("reports %s as handled: %s", async (name, isHandled) => {
  offerShare(() => Promise.reject(new DOMException("", name)));
  expect(await sharePicture(file, "Receipt")).toBe(isHandled);
});
