import { checkSpecification, findCitations, findRules, readCiting, readPages } from "../specification/specification.ts";
import { reportProblems } from "./reportProblems.ts";

const pages = readPages();
const citing = readCiting();
const [wanted] = process.argv.slice(2);

if (wanted === undefined) {
  reportProblems(checkSpecification(pages, citing), `${findRules(pages).length} rules`);
} else {
  const rules = findRules(pages).filter(({ id }) => id === wanted || id.startsWith(`${wanted}.`));
  const citations = [...citing].flatMap(([file, text]) => findCitations(file, text, new Set()));
  for (const { id, text, at } of rules) {
    console.log(`${id} (${at})\n  ${text}`);
    for (const citation of citations)
      if (citation.id === id) console.log(`  ${citation.at}${citation.test ? `  ${citation.test}` : ""}`);
  }
  if (rules.length === 0) console.error(`There is no rule or page ${wanted}.`);
  process.exitCode = rules.length > 0 ? 0 : 1;
}
