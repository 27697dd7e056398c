import { type ScreenPage, type State, statusOf } from "../links/links.ts";
import { messageId } from "../search/nameEntries.ts";
import { DocLink, LinkList } from "./LinkList.tsx";

/** What a page of a screen begins with: its states in order, components, flow, rules and words. */
export function ScreenStart({ screen, states }: { screen: ScreenPage; states: readonly State[] }) {
  const isTemplate = screen.title.startsWith("Templates/");
  return (
    <>
      <ul className="guide-facts">
        {screen.paths.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
      <div className="guide-columns">
        <section>
          <h2>Statuses and states in order</h2>
          <ol className="guide-order">
            {states.map(({ id, name }) => (
              <li key={id}>
                <DocLink href={`#${id}`}>{name}</DocLink>
                {Number.isFinite(statusOf(id)) && <span className="guide-status"> {statusOf(id)}</span>}
              </li>
            ))}
          </ol>
        </section>
        <div>
          <section>
            <h2>Components</h2>
            <LinkList titles={screen.components} none="None of packages/ui." />
          </section>
          <section>
            <h2>Opened from</h2>
            <LinkList titles={screen.comesFrom} none={screen.opener} />
          </section>
          <section>
            <h2>Leads to</h2>
            <LinkList titles={screen.leadsTo} none="Back, to the app, or where the lender's link points." />
          </section>
          {!isTemplate && (
            <section>
              <h2>Rules</h2>
              <ul className="guide-links">
                {screen.rules.map((id) => (
                  <li key={id}>
                    <DocLink href={`?path=/docs/rules--docs#${id}`}>{id}</DocLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      {screen.words.length > 0 && (
        <section className="guide-words">
          <h2>Words in three languages</h2>
          <div className="guide-scroll" tabIndex={-1}>
            <table>
              <thead>
                <tr>
                  {["message", "English", "Filipino", "Chinese"].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {screen.words.map(({ key, source, filipino, chinese }) => (
                  <tr key={key}>
                    <td>
                      <code>
                        {key.split(".")[0]}.<wbr />
                        {key.split(".")[1]}
                      </code>
                    </td>
                    <td id={`${messageId(key)}-0`}>{source}</td>
                    <td id={`${messageId(key)}-1`} lang="fil">
                      {filipino}
                    </td>
                    <td id={`${messageId(key)}-2`} lang="zh">
                      {chinese}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </>
  );
}
