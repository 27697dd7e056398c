export const messages = {
  authorised: (company: string) =>
    `Awtorisado ng Securities and Exchange Commission ng Pilipinas ang ${company} bilang lending company.`,
  registration: (number: string) => `SEC Registration No. ${number}.`,
  authority: (number: string) => `Certificate of Authority No. ${number}.`,
  accessibility: "Accessibility",
  standard:
    "Ginagawa namin ang mga page ayon sa WCAG 2.2, level AA. Gumagana ang mga ito sa screen reader, sa keyboard, sa dobleng laki ng text, at kahit walang kulay o galaw.",
  limits:
    "Dalawang bagay na alam naming kulang: hindi pa naririnig ang code sa larawan kapag nagrerehistro, at hindi sa amin ang mga page ng payment partner.",
  help: "May nakakaharang ba sa iyo? Sumulat sa amin at aayusin namin.",
};
