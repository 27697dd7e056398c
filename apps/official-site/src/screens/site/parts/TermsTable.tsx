import * as css from "./TermsTable.module.css";

interface TermsTableProps {
  caption: string;
  heads: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

/** A two-column table of the loan terms: condition and amount. */
export function TermsTable({ caption, heads, rows }: TermsTableProps) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col" className={css.figure}>
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={css.figure}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
