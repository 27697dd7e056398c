import { globSync, readFileSync } from "node:fs";
import { reportProblems } from "./reportProblems.ts";

const PAGES = "docs/specification/*.md";
const SOURCES = ["apps/*/{src,.storybook}/**/*.{ts,tsx,css,mdx}", "packages/*/src/**/*.{ts,tsx,css}"];
const DOCUMENTS = ["*.md", "docs/**/*.md", "{apps,packages}/*/README.md"];

/** Rules under this heading have no test yet. A rule with a test must move to another section. */
const NOT_BUILT = "Not built yet";
/** Rules under a heading that begins with this are shown by a story with steps. */
const VALIDATION = "Validation";

function readFiles(patterns: readonly string[], root: string): ReadonlyMap<string, string> {
  const files = globSync(patterns, { cwd: root }).sort();
  return new Map(files.map((file) => [file, readFileSync(`${root}/${file}`, "utf8")]));
}

export const readPages = (root = ".") => readFiles([PAGES], root);

/** Reads every file that may cite a rule. The test of this command cites rules that do not exist. */
const readCiting = () =>
  new Map([...readFiles([...SOURCES, ...DOCUMENTS], ".")].filter(([file]) => !file.includes("/commands/spec")));

const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;

/**
 * Returns the rules of the specification: list items of `docs/specification` that begin with a bold id, each with its path and line and
 * the title of its section. An id is a subject and a name, such as `order-details.status-170`.
 */
export function findRules(pages: ReadonlyMap<string, string>) {
  return [...pages].flatMap(([file, page]) => {
    const headings = [...page.matchAll(/^##+ (.+)$/gm)];
    return [...page.matchAll(/^- \*\*([\w.-]+)\*\* ((?:.+\n)(?: {2,}.+\n)*)/gm)].map(
      ({ 1: id = "", 2: text = "", index }) => ({
        id,
        text: text.replace(/\s+/g, " ").trim(),
        at: `${file}:${lineAt(page, index)}`,
        section: headings.findLast((heading) => heading.index < index)?.[1] ?? "",
      }),
    );
  });
}

const ID = "[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*";
const TAGS = /\btags?: (\[[^\]]*\]|"[^"]*")/g;
const IN_TEXT = new RegExp(`\\b[Rr]ules? (${ID}(?:(?:, | and )${ID})*)`, "g");
const IN_CODE_SPAN = new RegExp(`\`(${ID})\``, "g");
const idsIn = (text: string) => text.match(new RegExp(ID, "g")) ?? [];

/**
 * Returns the citations of a file: tags of tests, and text such as "rule bridge.close" in comments, stories and
 * documents. In documents a rule may also be a code span with a subject of `subjects`. `test` is the title of the test, or of a story
 * with steps; undefined for comments and documents.
 */
export function findCitations(file: string, text: string, subjects: ReadonlySet<string>) {
  const cite = (matches: Iterable<RegExpExecArray>, test?: (index: number) => string | undefined) =>
    [...matches].flatMap(({ 1: cited = "", index }) =>
      idsIn(cited).map((id) => {
        const title = test?.(index);
        return { id, at: `${file}:${lineAt(text, index)}`, ...(title === undefined ? {} : { test: title }) };
      }),
    );
  if (/\.(?:test|spec)\.tsx?$/.test(file))
    return [...cite(text.matchAll(TAGS), (index) => titleBefore(text, index)), ...cite(text.matchAll(IN_TEXT))];
  if (file.endsWith(".stories.tsx")) return cite(text.matchAll(IN_TEXT), (index) => storyWithSteps(text, index));
  const spans = file.endsWith(".md")
    ? [...text.matchAll(IN_CODE_SPAN)].filter(
        ([, id = ""]) => hasSubject(id, subjects) && !/\.(?:md|ts|tsx|css)$/.test(id),
      )
    : [];
  return cite([...text.matchAll(IN_TEXT), ...spans]);
}

const subjectOf = (id: string) => id.split(".")[0] ?? "";
const hasSubject = (id: string, subjects: ReadonlySet<string>) => subjects.has(subjectOf(id));

/** Returns the title of the test with the given position in its options. */
function titleBefore(text: string, index: number): string {
  const titles = /(["`])((?:\\.|(?!\1)[^\\])*)\1,\s*\{[^{}]*$/s.exec(text.slice(Math.max(0, index - 500), index));
  return titles?.[2] ?? "";
}

/** Returns the name of the story, with its comment, that contains the given position, if it has steps. */
function storyWithSteps(text: string, index: number): string | undefined {
  const stories = [...text.matchAll(/^(?:\/\*\* .*\n)?export const (\w+): Story/gm)];
  const at = stories.findLastIndex((one) => one.index <= index);
  return text.slice(stories[at]?.index, stories[at + 1]?.index).includes("play:") ? stories[at]?.[1] : undefined;
}

/** Lists duplicate ids, unknown citations, and rules without a test. */
export function checkSpecification(
  pages: ReadonlyMap<string, string>,
  citing: ReadonlyMap<string, string>,
): readonly string[] {
  const rules = findRules(pages);
  const subjects = new Set(rules.map(({ id }) => subjectOf(id)));
  const citations = [...citing].flatMap(([file, text]) => findCitations(file, text, subjects));
  const places = new Map<string, string>();
  const problems: string[] = [];
  for (const { id, at, section } of rules) {
    const earlier = places.get(id);
    if (earlier !== undefined) problems.push(`${at}: ${id} already exists at ${earlier}.`);
    places.set(id, at);
    const tests = citations.filter((one) => one.id === id && one.test !== undefined);
    const hasTest = tests.some(({ at: test }) => !test.includes(".stories."));
    if (section === NOT_BUILT && hasTest) problems.push(`${at}: ${id} has a test, so it is built. Move it up.`);
    if (section !== NOT_BUILT && !hasTest) problems.push(`${at}: ${id} has no test. Tag one with its id.`);
    if (section.startsWith(VALIDATION) && !tests.some(({ at: test }) => test.includes(".stories.")))
      problems.push(`${at}: ${id} has no story with steps. Cite it in the description of one.`);
  }
  for (const { id, at } of citations) if (!places.has(id)) problems.push(`${at}: there is no rule ${id}.`);
  return problems;
}

if (import.meta.main) {
  const pages = readPages();
  reportProblems(checkSpecification(pages, readCiting()), `${findRules(pages).length} rules`);
}
