import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describeMissing } from "../../../../packages/releases/src/suggestName.ts";

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

const USE =
  "usage: pnpm --filter @lending/storybook before-and-after <old static folder> <new static folder> <new folder>";

const readStories = (folder: string): readonly Entry[] => {
  const index = JSON.parse(readFileSync(path.join(folder, "index.json"), "utf8"));
  return Object.values<Entry>(index.entries).filter(({ type }) => type === "story");
};

/** Lists the stories of two releases: each with whether it is in both, new, or gone, which breaks links to it. */
export function compareStories(before: readonly Entry[], after: readonly Entry[]) {
  const old = new Set(before.map(({ id }) => id));
  const current = new Set(after.map(({ id }) => id));
  const label = ({ id, title, name }: Entry) => ({ id, label: `${title}: ${name}` });
  return [
    ...before.filter(({ id }) => !current.has(id)).map((one) => ({ ...label(one), change: "gone" })),
    ...after.filter(({ id }) => !old.has(id)).map((one) => ({ ...label(one), change: "new" })),
    ...after.filter(({ id }) => old.has(id)).map((one) => ({ ...label(one), change: "" })),
  ];
}

const page = (stories: ReturnType<typeof compareStories>) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Before and after</title>
<style>
  body { margin: 1.5rem; color: #13211f; background: #f1f5f3; font: 1rem/1.5 system-ui, sans-serif; }
  form, main { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; }
  label, section, iframe { max-width: 100%; }
  select { max-width: min(30rem, 100%); min-height: 2.5rem; font: inherit; }
  iframe { box-sizing: border-box; width: 362px; height: 742px; border: 1px solid #71807b; border-radius: 1.25rem; background: #fff; }
</style>
<h1>Before and after</h1>
<form>
  <label>Story <select id="story">${stories
    .map(
      ({ id, label, change }) =>
        `<option value="${id}">${change && `${change}: `}${label.replaceAll("<", "&lt;")}</option>`,
    )
    .join("")}</select></label>
  <label>Language <select id="locale"><option value="en-PH">English<option value="fil-PH">Filipino<option value="zh-CN">Chinese</select></label>
  <label>Theme <select id="theme"><option>light<option>dark</select></label>
</form>
<main><section><h2>Before</h2><iframe title="Before" id="before"></iframe></section>
<section><h2>After</h2><iframe title="After" id="after"></iframe></section></main>
<script type="module">
  const [story, locale, theme] = ["story", "locale", "theme"].map((id) => document.getElementById(id));
  if (location.hash) story.value = location.hash.slice(1);
  const show = () => {
    location.hash = story.value;
    const globals = "locale:" + locale.value + ";theme:" + theme.value;
    for (const side of ["before", "after"])
      document.getElementById(side).src = side + "/iframe.html?" + new URLSearchParams({ id: story.value, viewMode: "story", globals });
  };
  for (const choice of [story, locale, theme]) choice.addEventListener("change", show);
  show();
</script>
</html>
`;

if (import.meta.main) {
  const [before, after, target] = process.argv.slice(2);
  const missing = [before, after].find((folder) => folder && !existsSync(path.join(folder, "index.json")));
  if (before === undefined || after === undefined || target === undefined || missing !== undefined) {
    console.error(missing === undefined ? USE : describeMissing(path.join(missing, "index.json")));
    process.exitCode = 1;
  } else {
    const stories = compareStories(readStories(before), readStories(after));
    cpSync(before, path.join(target, "before"), { recursive: true });
    cpSync(after, path.join(target, "after"), { recursive: true });
    writeFileSync(path.join(target, "index.html"), page(stories));
    for (const { change, label } of stories) if (change !== "") console.log(`${change}: ${label}`);
    console.log(`${stories.length} stories in ${target}/index.html. Serve the folder: npx serve ${target}`);
  }
}
