import type { Messages } from "@lending/ui/locale";
import type { RegulatorMessages } from "./regulatorMessages.ts";

export const messages = {
  authorised: (company) =>
    `${company} is authorised by the Securities and Exchange Commission of the Philippines to operate as a lending company.`,
  registration: (number) => `SEC Registration No. ${number}.`,
  authority: (number) => `Certificate of Authority No. ${number}.`,
} satisfies Messages<RegulatorMessages>;
