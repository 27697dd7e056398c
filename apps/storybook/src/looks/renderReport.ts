/** One entry of the report. Paths of pictures are relative to the report. */
export interface ReportLine {
  readonly name: string;
  readonly title: string;
  readonly kind: "changed" | "new" | "gone" | "failed";
  readonly accepted: boolean;
  /** Number of pixels that changed, and their share of all, 0 to 1. */
  readonly pixels: number;
  readonly share: number;
  /** Why there is no picture: the new one if it failed, the old one if it is new. */
  readonly failure?: string | undefined;
}

interface Report {
  readonly lines: readonly ReportLine[];
  readonly compared: number;
  readonly base: string;
  readonly browser: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Renders a page with before, after and difference of every changed picture. It needs only the pictures beside it. */
export function renderReport({ lines, compared, base, browser }: Report): string {
  const open = lines.filter(({ accepted }) => !accepted).length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual tests: ${open} to review</title>
<style>
:root{color-scheme:light dark;--ground:#f1f5f3;--card:#fff;--ink:#13211f;--soft:#46544f;--line:#dbe3df;--mark:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:#0c1413;--card:#15201e;--ink:#ebf2ef;--soft:#b9c6c1;--line:#2a3835;--mark:#ff9a90}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
header{position:sticky;top:0;z-index:1;padding:16px 24px;background:var(--card);border-bottom:1px solid var(--line)}
h1{margin:0;font-size:22px}
header p{margin:4px 0 0;color:var(--soft)}
label{display:inline-block;margin-right:16px;min-height:32px}
input[type=search]{font:inherit;padding:4px 8px;border:1px solid var(--soft);border-radius:6px;background:var(--ground);color:inherit}
main{padding:24px;display:grid;grid-gap:24px}
article{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:16px}
article[data-accepted]{opacity:.7}
h2{margin:0;font-size:18px}
article p{margin:0 0 12px;color:var(--soft)}
.failed p{color:var(--mark)}
.row{display:flex;flex-wrap:wrap;margin:0 -8px}
figure{margin:0 8px 8px}
figcaption{font-size:14px;color:var(--soft)}
img{display:block;max-width:min(360px,90vw);border:1px solid var(--line)}
</style>
</head>
<body>
<header>
<h1>${lines.length === 0 ? "No differences" : `${open} of ${lines.length} differences to review`}</h1>
<p>${compared} pictures against ${escapeHtml(base)}, in Chromium ${escapeHtml(browser)}. Intended? Run <code>pnpm looks accept</code></p>
<p><label>Find <input type="search" id="find"></label><label><input type="checkbox" id="accepted"> Accepted too</label></p>
</header>
<main>
${lines.map(renderLine).join("\n")}
</main>
<script>
const find = document.getElementById("find"), accepted = document.getElementById("accepted");
const show = () => { for (const line of document.querySelectorAll("article"))
  line.hidden = !line.dataset.text.includes(find.value.toLowerCase()) || ("accepted" in line.dataset && !accepted.checked); };
find.addEventListener("input", show); accepted.addEventListener("change", show); show();
</script>
</body>
</html>
`;
}

function renderLine({ name, title, kind, accepted, pixels, share, failure }: ReportLine): string {
  const summary = {
    changed: `${pixels} pixels, ${(share * 100).toFixed(share < 0.001 ? 3 : 1)} %`,
    new: failure === undefined ? "a new picture" : `no picture before: ${failure}`,
    gone: "the story was removed",
    failed: `no picture: ${failure ?? ""}`,
  }[kind];
  const sides = {
    changed: ["before", "after", "difference"],
    new: ["after"],
    gone: ["before"],
    failed: [],
  }[kind];
  const figures = sides.map(
    (side) =>
      `<figure><figcaption>${side}</figcaption><a href="${side}/${name}.png"><img loading="lazy" alt="${escapeHtml(title)}, ${side}" src="${side}/${name}.png"></a></figure>`,
  );
  return `<article class="${kind}" data-text="${escapeHtml(`${title} ${name}`.toLowerCase())}"${accepted ? " data-accepted" : ""}>
<h2>${escapeHtml(title)}</h2><p>${escapeHtml(summary)}${accepted ? ", accepted" : ""}</p><div class="row">${figures.join("")}</div></article>`;
}
