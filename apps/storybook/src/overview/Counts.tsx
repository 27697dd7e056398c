import { describeViolations } from "./Overview.ts";
import { useOverview } from "./useOverview.ts";

export function Counts() {
  const { overview, isMissing } = useOverview();
  if (isMissing)
    return (
      <p>
        Not counted here: `npx pnpm@12.21.0 storybook:build` counts, and writes the Storybook with its figures to
        `apps/storybook/static`.
      </p>
    );
  if (overview === undefined) return <p>Counting</p>;
  const { totals, components, screens, languages } = overview;
  const percent = (part: number, whole: number) => `${Math.round((part / Math.max(whole, 1)) * 100)} %`;
  return (
    <>
      <table>
        <tbody>
          <Row what="Components" value={totals.components} />
          <Row what="Stories" value={totals.stories} />
          <Row what="Stories with steps" value={`${totals.withSteps} (${percent(totals.withSteps, totals.stories)})`} />
          <Row what="Screen states that name their rule" value={`${totals.withRule} of ${totals.screenStates}`} />
          <Row what="Accessibility violations" value={describeViolations(overview)} />
          <Row what="Stories exempt from accessibility" value={totals.exempt} />
        </tbody>
      </table>
      <h2>Languages</h2>
      <table>
        <thead>
          <tr>
            <th>language</th>
            <th>messages</th>
            <th>complete</th>
          </tr>
        </thead>
        <tbody>
          {languages.map(({ language, messages, of }) => (
            <tr key={language}>
              <td>{language}</td>
              <td>{messages}</td>
              <td>{percent(messages, of)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Components</h2>
      <p>Weight: what the component brings with everything of ours it needs, brotli, React outside.</p>
      <table>
        <thead>
          <tr>
            <th>component</th>
            <th>owner</th>
            <th>stories</th>
            <th>with steps</th>
            <th>script, kB</th>
            <th>style, kB</th>
          </tr>
        </thead>
        <tbody>
          {components.map(({ name, owner, stories, withSteps, script, style }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{owner}</td>
              <td>{stories}</td>
              <td>{withSteps}</td>
              <td>{script === undefined ? "" : (script / 1000).toFixed(1)}</td>
              <td>{style === undefined ? "" : (style / 1000).toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Screens</h2>
      <table>
        <thead>
          <tr>
            <th>screen</th>
            <th>states</th>
            <th>with steps</th>
            <th>with rule</th>
          </tr>
        </thead>
        <tbody>
          {screens.map(({ name, states, withSteps, withRule }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{states}</td>
              <td>{withSteps}</td>
              <td>{withRule}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ what, value }: { what: string; value: string | number }) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{value}</td>
    </tr>
  );
}
