// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { saveFile, shareFile } from "./saveFile.ts";

const file = new File(["x"], "receipt.png", { type: "image/png" });
const offerShare = (share: unknown, canShare: unknown = () => true) => vi.stubGlobal("navigator", { share, canShare });

describe("shareFile", () => {
  it("shares the file with its title", async () => {
    const share = vi.fn(async () => undefined);
    offerShare(share);
    expect(await shareFile(file, "Receipt")).toBe("shared");
    expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file], title: "Receipt" });
  });

  it.each<[reason: string, share: unknown, canShare: unknown]>([
    ["no share sheet", undefined, () => true],
    ["a share sheet without files", vi.fn(), () => false],
    ["a share sheet that cannot say what it accepts", vi.fn(), null],
  ])("is impossible with %s", async (_, share, canShare) => {
    offerShare(share, canShare);
    expect(await shareFile(file, "Receipt")).toBe("impossible");
    if (share) expect(share).not.toHaveBeenCalled();
  });

  it.each([
    ["AbortError", "cancelled"],
    ["NotAllowedError", "impossible"],
  ])("reports %s as %s", async (name, outcome) => {
    offerShare(() => Promise.reject(new DOMException("", name)));
    expect(await shareFile(file, "Receipt")).toBe(outcome);
  });
});

describe("saveFile", () => {
  const watchDownloads = () => {
    const downloads: string[] = [];
    URL.createObjectURL = () => "blob:file";
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      downloads.push(`${this.download} ${this.href}`);
    });
    return downloads;
  };

  it.each(["shared", "cancelled"])("downloads nothing after the share sheet was %s", async (outcome) => {
    const downloads = watchDownloads();
    offerShare(async () => {
      if (outcome === "cancelled") throw new DOMException("", "AbortError");
    });
    expect(await saveFile(file)).toBe(outcome);
    expect(downloads).toEqual([]);
  });

  it("downloads without a share sheet, and does not know whether the file was saved", async () => {
    const downloads = watchDownloads();
    const revoked = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
    offerShare(undefined);
    expect(await saveFile(file)).toBe("unknown");
    expect(downloads).toEqual(["receipt.png blob:file"]);
    expect(document.querySelector("a")).toBeNull();
    // A webview reads the file after the click.
    expect(revoked).not.toHaveBeenCalled();
  });

  it("is impossible where a file has no address", async () => {
    offerShare(undefined);
    URL.createObjectURL = () => {
      throw new Error("no files here");
    };
    expect(await saveFile(file)).toBe("impossible");
  });
});
