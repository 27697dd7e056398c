import { links } from "virtual:links";
import { Notice } from "@lending/ui/notice";
import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { messageId, type Page, shortTitle } from "../links/links.ts";
import { LANGUAGES } from "./globals.ts";
import "./guide.css";

const pages: ReadonlyMap<string, Page> = new Map(
  [...links.components, ...links.screens, ...links.flows].map((page) => [page.title, page]),
);

/** A link within Storybook, which opens in the same window as the links of MDX pages do. */
export function DocLink({ href, children }: { href: string; children: string }) {
  return (
    <AnchorMdx href={href} target="_self">
      {children}
    </AnchorMdx>
  );
}

/** A link to another page of Storybook. */
export function PageLink({ title }: { title: string }) {
  return <DocLink href={`?path=/docs/${pages.get(title)?.id}`}>{shortTitle(title)}</DocLink>;
}

/** A text with the names between backticks as code. */
export function Text({ children }: { children: string }) {
  return children.split("`").map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

/** What to do, beside what not to do. */
export function Pair({ good, bad }: { good: string; bad: string }) {
  return (
    <div className="guide-pair">
      <Notice tone="positive" title="Do">
        <Text>{good}</Text>
      </Notice>
      <Notice tone="danger" title="Don't">
        <Text>{bad}</Text>
      </Notice>
    </div>
  );
}

/** Links to pages, side by side. */
export function LinkList({ titles, none = "None." }: { titles: readonly string[]; none?: string }) {
  if (titles.length === 0) return <p>{none}</p>;
  return (
    <ul className="guide-links">
      {titles.map((title) => (
        <li key={title}>
          <PageLink title={title} />
        </li>
      ))}
    </ul>
  );
}

/** Terms on the left, with the description of each on the right. */
export function Terms({ terms }: { terms: readonly (readonly [term: ReactNode, text: ReactNode])[] }) {
  return (
    <dl className="guide-terms">
      {terms.map(([term, text], index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{typeof text === "string" ? <Text>{text}</Text> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every rule of the specification, with the screens that show it. */
export function RuleList() {
  const subjects = new Set(links.rules.map(({ id }) => id.split(".")[0] ?? ""));
  return (
    <div className="guide sb-unstyled">
      {[...subjects].map((subject) => (
        <section key={subject}>
          <h2 id={subject}>{subject.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase())}</h2>
          <Terms
            terms={links.rules
              .filter(({ id }) => id.startsWith(`${subject}.`))
              .map(({ id, text, screens }) => [
                <span key={id} id={id}>
                  {id}
                </span>,
                <>
                  {/* The links of a rule point to files. */}
                  <Text>{text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")}</Text>
                  {screens.length > 0 && <LinkList titles={screens} />}
                </>,
              ])}
          />
        </section>
      ))}
    </div>
  );
}

/** A table with these columns: a `tr` for each row. */
export function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table className="guide-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Messages of the product in every language, in a box that scrolls: a search opens a page at one of them. */
export function WordTable({ keys }: { keys: readonly string[] }) {
  return (
    <div className="guide-scroll" tabIndex={-1}>
      <Table heads={["message", ...Object.values(LANGUAGES)]}>
        {keys.map((key) => (
          <tr key={key}>
            <td>
              <code>{key.replaceAll(".", ".\u200b")}</code>
            </td>
            {links.words[key]?.map((text, index) => (
              <td key={index} id={messageId(key, index)} lang={["en", "en", "fil", "zh"][index]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </div>
  );
}
