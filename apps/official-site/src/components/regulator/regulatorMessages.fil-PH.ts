import type { Messages } from "@lending/ui/locale";
import type { RegulatorMessages } from "./regulatorMessages.ts";

export const messages = {
  authorised: (company) =>
    `Awtorisado ng Securities and Exchange Commission ng Pilipinas ang ${company} bilang lending company.`,
  registration: (number) => `SEC Registration No. ${number}.`,
  authority: (number) => `Certificate of Authority No. ${number}.`,
} satisfies Messages<RegulatorMessages>;
