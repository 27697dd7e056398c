import { useApp } from "@lending/bridge";
import type { DetailRow } from "@lending/ui/detail-rows";
import { useMessages } from "@lending/ui/locale";
import { lenderMessages } from "@lending/ui/messages";

/** Returns the lender's name and its numbers at the regulator, as far as the deployment states them. */
export function useLenderRows(): readonly DetailRow[] {
  const { environment } = useApp();
  return Object.entries(useMessages(lenderMessages))
    .map(([key, label]) => ({ label, value: environment[key as keyof (typeof lenderMessages)["source"]] }))
    .filter(({ value }) => value);
}

/** Returns a row as one line of text: "Lender: …", "SEC Registration No. …". */
export const writeRow = ({ label, value }: DetailRow) => `${label}${/\.$/.test(label) ? "" : ":"} ${value}`;
