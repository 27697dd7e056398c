export const messages = {
  title: "Tulong",
  hours: (from: string, until: string) => `Sumasagot po kami araw-araw mula ${from} hanggang ${until}.`,
  call: (number: string) => `Tawagan ang ${number}`,
  email: (address: string) => `Mag-email sa ${address}`,
  notCopied: "Hindi po ito nakopya. Pindutin nang matagal para kopyahin.",
  chat: "Makipag-chat sa amin",
  complaint: "Magreklamo",
  complaints: "Mga reklamo ko",
  receipts: "Mga resibo",
};
