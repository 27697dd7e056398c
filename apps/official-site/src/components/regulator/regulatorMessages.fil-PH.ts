export const messages = {
  authorised: (company: string) =>
    `Awtorisado ng Securities and Exchange Commission ng Pilipinas ang ${company} bilang lending company.`,
  registration: (number: string) => `SEC Registration No. ${number}.`,
  authority: (number: string) => `Certificate of Authority No. ${number}.`,
};
