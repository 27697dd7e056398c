import { useApp } from "@lending/bridge";
import type { DetailRow } from "@lending/ui/detail-rows";
import { useMessages } from "@lending/ui/locale";
import { lenderMessages } from "@lending/ui/messages";

/** Returns the lender's name and its numbers at the regulator, as far as the deployment states them. */
export function useLenderRows(): readonly DetailRow[] {
  const { environment } = useApp();
  const messages = useMessages(lenderMessages);
  return [
    { label: messages.companyName, value: environment.companyName },
    { label: messages.secRegistration, value: environment.secRegistration },
    { label: messages.certificateOfAuthority, value: environment.certificateOfAuthority },
  ].filter(({ value }) => value);
}

/** Returns a row as one line of text: "Lender: …", "SEC Registration No. …". */
export const writeRow = ({ label, value }: DetailRow) => `${label}${/\.$/.test(label) ? "" : ":"} ${value}`;
