import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { takePictures } from "./takePictures.ts";

/** A minimal Storybook page. The name of a story decides whether it succeeds. */
const PAGE = `<!doctype html><html><head></head><body><p>A story</p><script>
let storyId = new URL(location).searchParams.get("id"), thrown;
const play = () => { if (storyId.endsWith("refused")) thrown = [{ message: "\\nNo button Pay\\nin the page" }]; };
window.__STORYBOOK_ADDONS_CHANNEL__ = {
  last: (event) => event === "storyFinished" ? [{ storyId, status: /refused|blank/.test(storyId) ? "error" : "success" }] : thrown,
  emit: (_, next) => { storyId = next.storyId; play(); },
};
play();
</script></body></html>`;

it("takes no picture of a story that fails, and reports the reason", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "looks-"));
  const into = path.join(folder, "pictures");
  writeFileSync(path.join(folder, "iframe.html"), PAGE);
  const looks = ["button--plain", "button--refused", "button--blank"].map((name) => ({
    name,
    storyId: name,
    title: `Components/Button: ${name}`,
    globals: "",
    width: 360,
  }));
  const failures = await takePictures({ site: folder, looks, into });
  expect(failures).toEqual({
    "button--refused": "The story fails: No button Pay",
    "button--blank": "The story fails: it could not be rendered",
  });
  expect(readdirSync(into)).toEqual(["button--plain.png"]);
  rmSync(folder, { recursive: true });
});
