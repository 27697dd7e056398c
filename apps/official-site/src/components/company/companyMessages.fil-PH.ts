export const messages = {
  authorised: (company: string) =>
    `Awtorisado ng Securities and Exchange Commission ng Pilipinas ang ${company} bilang lending company.`,
  registration: (number: string) => `SEC Registration No. ${number}.`,
  authority: (number: string) => `Certificate of Authority No. ${number}.`,
  accessibility: "Accessibility",
  standard:
    "Ginagawa namin ang mga page ayon sa WCAG 2.2, level AA. Gumagana ang mga ito sa screen reader, sa keyboard, sa dobleng laki ng text, at kahit walang kulay o galaw.",
  limits:
    "Mga alam naming limitasyon: wala pang audio ang code sa larawan kapag nagre-register, at hindi namin hawak ang mga page ng payment partner.",
  help: "May hindi po ba gumagana para sa inyo? Sumulat sa amin at aayusin namin.",
  notCopied: "Hindi po nakopya. Pindutin nang matagal para kopyahin.",
};
