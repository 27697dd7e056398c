export const messages = {
  lead: "Sulatan kami",
  hint: "Sabihin ang pangalan mo at ang order number, para mahanap namin ang loan mo.",
  email: "Email",
  messenger: "WhatsApp",
  notOpened: "Hindi ito mabuksan dito. Kopyahin na lang.",
  notCopied: "Hindi nakopya. Pindutin nang matagal para kopyahin.",
  complaint: "Magreklamo",
  more: "Iba pang tulong",
  emptyTitle: "Walang maipakitang contact ngayon",
  emptyHint: "Subukan ulit mamaya.",
};
