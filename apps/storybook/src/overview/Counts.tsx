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
      <Table
        rows={[
          ["Components", totals.components],
          ["Stories", totals.stories],
          ["Stories with steps", `${totals.withSteps} (${percent(totals.withSteps, totals.stories)})`],
          ["Screen states that name their rule", `${totals.withRule} of ${totals.screenStates}`],
          ["Accessibility violations", describeViolations(overview)],
          ["Stories exempt from accessibility", totals.exempt],
        ]}
      />
      <h2>Languages</h2>
      <Table
        heads={["language", "messages", "complete"]}
        rows={languages.map(({ language, messages, of }) => [language, messages, percent(messages, of)])}
      />
      <h2>Components</h2>
      <p>Weight: what the component brings with everything of ours it needs, brotli, React outside.</p>
      <Table
        heads={["component", "owner", "stories", "with steps", "script, kB", "style, kB"]}
        rows={components.map(({ name, owner, stories, withSteps, script, style }) => [
          name,
          owner,
          stories,
          withSteps,
          kilobytes(script),
          kilobytes(style),
        ])}
      />
      <h2>Screens</h2>
      <Table
        heads={["screen", "states", "with steps", "with rule"]}
        rows={screens.map(({ name, states, withSteps, withRule }) => [name, states, withSteps, withRule])}
      />
    </>
  );
}

const kilobytes = (bytes: number | undefined) => (bytes === undefined ? "" : (bytes / 1000).toFixed(1));

interface TableProps {
  heads?: readonly string[];
  /** The first cell of each row is its head. */
  rows: readonly (readonly [string, ...(string | number)[]])[];
}

function Table({ heads = [], rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
