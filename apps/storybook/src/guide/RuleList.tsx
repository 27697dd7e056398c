import { links } from "virtual:links";
import "./guide.css";
import { LinkList, Text } from "./LinkList.tsx";

/** Every rule of the specification, with the screens that show it. */
export function RuleList() {
  const pages = new Map<string, (typeof links.rules)[number][]>();
  for (const rule of links.rules) {
    const [page = ""] = rule.id.split(".");
    pages.set(page, [...(pages.get(page) ?? []), rule]);
  }
  return (
    <div className="guide">
      {[...pages].map(([page, rules]) => (
        <section key={page}>
          <h2 id={page}>{page.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase())}</h2>
          <dl className="guide-terms guide-rules">
            {rules.map(({ id, text, screens }) => (
              <div key={id} id={id}>
                <dt>{id}</dt>
                <dd>
                  {/* The links of a rule point to files. */}
                  <Text>{text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")}</Text>
                  {screens.length > 0 && <LinkList titles={screens} none="" />}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
