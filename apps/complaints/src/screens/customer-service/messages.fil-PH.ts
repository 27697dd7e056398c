export const messages = {
  lead: "Sumulat po sa amin",
  hint: "Sabihin po ang inyong pangalan at order number, para mahanap namin ang inyong loan.",
  email: "Email",
  messenger: "WhatsApp",
  notOpened: "Hindi po ito mabuksan dito. Kopyahin na lang.",
  notCopied: "Hindi po nakopya. Pindutin nang matagal para kopyahin.",
  complaint: "Magreklamo",
  more: "Iba pang tulong",
  emptyTitle: "Wala pong maipakitang contact ngayon",
  emptyHint: "Subukan ulit mamaya.",
};
