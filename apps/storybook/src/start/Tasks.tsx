import { links } from "virtual:links";
import { useState } from "react";
import "../guide/guide.css";
import { PageLink, Text } from "../guide/LinkList.tsx";
import type { ComponentPage } from "../links/links.ts";

/** The groups of components, named by a task. */
const GROUPS: Readonly<Record<string, string>> = {
  Forms: "Ask for something",
  "Loans and money": "Show a loan or money",
  Messages: "Say something",
  Overlays: "Interrupt for a choice",
  Actions: "Offer an action",
  Structure: "Arrange a screen",
  Content: "Explain and illustrate",
};

interface Task {
  readonly task: string;
  readonly component: ComponentPage;
}

/** The first page: every task with its component, terms and example, then templates, flows and screens. */
export function Tasks() {
  const [query, setQuery] = useState("");
  const matches = (...texts: readonly string[]) =>
    query
      .toLowerCase()
      .split(/\s+/)
      .every((word) => texts.join(" ").toLowerCase().includes(word));
  const groupOf = ({ title }: ComponentPage) => title.split("/")[1] ?? "";
  const tasks = links.components
    .filter(({ guide }) => guide.status !== "deprecated")
    .flatMap((component) => component.guide.tasks.map((task): Task => ({ task, component })))
    .filter(({ task, component }) => matches(task, component.name, ...component.guide.use));
  const pages = [...links.screens, ...links.flows].filter(({ title, purpose }) => matches(title, purpose));
  const inArea = (area: string) => pages.filter(({ title }) => title.startsWith(`${area}/`));
  const groups = [...new Set(links.components.map(groupOf))].sort((one, other) => rank(one) - rank(other));
  return (
    <div className="guide">
      <p className="guide-search">
        <label htmlFor="task-search">Search tasks and screens</label>
        <input id="task-search" type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </p>
      <p role="status" className="guide-count">
        {query !== "" && `${tasks.length} tasks, ${pages.length} templates, flows and screens`}
      </p>
      {groups.map((group) => (
        <TaskTable
          key={group}
          title={GROUPS[group] ?? group}
          tasks={tasks.filter(({ component }) => groupOf(component) === group)}
        />
      ))}
      <PageTable title="Begin a screen from a template" pages={inArea("Templates")} />
      <PageTable title="Follow a borrower" pages={inArea("Flows")} />
      <PageTable title="Find a screen" pages={inArea("Screens")} />
    </div>
  );
}

const rank = (group: string) => [...Object.keys(GROUPS), group].indexOf(group);

function TaskTable({ title, tasks }: { title: string; tasks: readonly Task[] }) {
  if (tasks.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <table className="guide-table">
        <thead>
          <tr>
            <th scope="col">to</th>
            <th scope="col">use</th>
            <th scope="col">its words</th>
            <th scope="col">as on</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map(({ task, component }) => (
            <tr key={task}>
              <th scope="row">{task}</th>
              <td>
                <PageLink title={component.title} />
              </td>
              <td>
                <Text>{component.guide.content[0] ?? ""}</Text>
              </td>
              <td>
                {[...component.screens, ...component.partOf].slice(0, 1).map((one) => (
                  <PageLink key={one} title={one} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PageTableProps {
  title: string;
  pages: readonly { readonly title: string; readonly purpose: string }[];
}

function PageTable({ title, pages }: PageTableProps) {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl className="guide-terms">
        {pages.map((page) => (
          <div key={page.title}>
            <dt>
              <PageLink title={page.title} />
            </dt>
            <dd>{page.purpose}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
