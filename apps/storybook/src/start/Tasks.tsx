import { links } from "virtual:links";
import "../guide/guide.css";
import { PageLink, Table, Terms, Text } from "../guide/LinkList.tsx";
import { GROUPS } from "../links/links.ts";

/** The first page: every task with its component, terms and example, then templates, flows and screens. */
export function Tasks() {
  const pages = [...links.screens, ...links.flows];
  const inArea = (area: string) =>
    pages
      .filter(({ title }) => title.startsWith(`${area}/`))
      .map(({ title, purpose }) => [<PageLink key={title} title={title} />, purpose] as const);
  return (
    <div className="guide sb-unstyled">
      {Object.entries(GROUPS).map(([group, title]) => (
        <section key={group}>
          <h2>{title}</h2>
          <TaskTable group={group} />
        </section>
      ))}
      <h2>Begin a screen from a template</h2>
      <Terms terms={inArea("Templates")} />
      <h2>Follow a borrower</h2>
      <Terms terms={inArea("Flows")} />
      <h2>Find a screen</h2>
      <Terms terms={inArea("Screens")} />
    </div>
  );
}

function TaskTable({ group }: { group: string }) {
  const components = links.components.filter(
    ({ title, guide }) => title.startsWith(`Components/${group}/`) && guide.status !== "deprecated",
  );
  return (
    <Table heads={["to", "use", "copy", "as on"]}>
      {components.flatMap(({ title, guide, screens, partOf }) =>
        guide.tasks.map((task) => (
          <tr key={task}>
            <th scope="row">{task}</th>
            <td>
              <PageLink title={title} />
            </td>
            <td>
              <Text>{guide.content[0] ?? ""}</Text>
            </td>
            <td>
              {[...screens, ...partOf].slice(0, 1).map((one) => (
                <PageLink key={one} title={one} />
              ))}
            </td>
          </tr>
        )),
      )}
    </Table>
  );
}
