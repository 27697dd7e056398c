import path from "node:path";

/** Longest line of prose in a document, in characters. */
const COLUMNS = 100;
const LINK = /!?\[[^\]]*\]\(([^)\s]+)\)/g;

/** The files that the check of documents reads. */
export interface DocumentFiles {
  /** Text of every document by its path from the root. */
  readonly documents: ReadonlyMap<string, string>;
  /** Returns whether a file or folder of this path exists. */
  readonly exists: (file: string) => boolean;
}

/**
 * Lists what is wrong with the documents: links to files or headings that do not exist, and lines over 100 columns. Table
 * rows, code blocks and lines of one unbreakable token may be longer, since Markdown cannot wrap them.
 */
export function checkDocuments({ documents, exists }: DocumentFiles): readonly string[] {
  const headings = new Map([...documents].map(([file, text]) => [file, headingIds(text)]));
  return [...documents].flatMap(([file, text]) => {
    const problems: string[] = [];
    let isCode = false;
    text.split("\n").forEach((line, index) => {
      const at = `${file}:${index + 1}`;
      if (/^\s*```/.test(line)) isCode = !isCode;
      else if (!isCode) {
        if (line.length > COLUMNS && !isUnbreakable(line))
          problems.push(`${at}: ${line.length} columns, at most ${COLUMNS}.`);
        for (const [, target = ""] of line.replace(/`[^`]*`/g, "").matchAll(LINK)) {
          if (/^[a-z][a-z\d+.-]*:/i.test(target)) continue;
          const [to = "", heading = ""] = target.split("#");
          const linked = to === "" ? file : path.posix.normalize(path.posix.join(path.posix.dirname(file), to));
          if (!exists(linked)) problems.push(`${at}: the link ${target} is broken.`);
          else if (heading !== "" && headings.has(linked) && !headings.get(linked)?.has(heading))
            problems.push(`${at}: ${linked} has no heading #${heading}.`);
        }
      }
    });
    return problems;
  });
}

const isUnbreakable = (line: string) => /^\s*\|/.test(line) || !/\s/.test(line.trim().replace(/^[-*>]\s+/, ""));

/** The identifiers that GitHub gives a document's headings. */
function headingIds(text: string): Set<string> {
  const counts = new Map<string, number>();
  const ids = new Set<string>();
  for (const [, title = ""] of text.matchAll(/^#{1,6}\s+(.+)$/gm)) {
    const id = title
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    ids.add(count === 0 ? id : `${id}-${count}`);
  }
  return ids;
}
