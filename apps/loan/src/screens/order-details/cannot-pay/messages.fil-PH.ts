export const messages = {
  title: "Hindi ako makabayad",
  intro: "Nangyayari po iyan. Piliin ang makakatulong sa inyo: mas maaga, mas mura.",
  extendTitle: "I-extend ang due date",
  extendHint: "May babayaran po kayo ngayon, at lilipat ang due date.",
  extendPrice: "Babayaran ngayon",
  newDueDate: "Bagong due date",
  dueThen: "Babayaran sa araw na iyon",
  payNow: "Kung magbabayad na ngayon",
  extend: "Tingnan ang buong halaga",
  planTitle: "Magbayad nang paunti-unti",
  planHint:
    "Sabihin lang na hindi ninyo kaya, at mag-aalok kami ng hulugan. Libre po ang magtanong. Habang wala pang sagot, hindi nagbabago ang dapat bayaran.",
  planAsk: "Humingi ng hulugan",
  planSent: "Natanggap po namin ang inyong hiling.",
  planReference: "Reference",
  planAnswer: "Sasagot kami hanggang",
  planNotSent: "Hindi po naipadala ang hiling. Subukan ulit, o tawagan kami.",
  planUnanswered: "Walang dumating na sagot. Subukan ulit: isang beses lang po namin bibilangin ang hiling.",
  call: (number: string) => `Tawagan ang ${number}`,
  complaint: "Magreklamo",
  lateTitle: "Magkano ang bawat araw na late",
  lateFee:
    "Ayon sa batas, hanggang 5% lang kada buwan ng dapat bayaran ang late fee, mga 0.17% kada araw, at hindi puwedeng lumampas sa hiniram ninyo ang lahat ng singil.",
  lateSource: "Para sa loan na hanggang ₱10,000: SEC Memorandum Circular 3 ng 2022 at 14 ng 2025",
  rightsTitle: "Ang bawal gawin ng mga maniningil",
  rightsHours:
    "Kontakin kayo bago mag-6 ng umaga o lampas 10 ng gabi, maliban kung pumayag kayo o lampas 15 araw nang late.",
  rightsThreats: "Manakot, mang-insulto o manghiya, pati online.",
  rightsContacts: "Kontakin ang mga nasa contacts ninyo tungkol sa loan.",
  rightsReport:
    "Nangyari po ba ito? Magreklamo sa amin. Puwede rin itong isumbong sa Securities and Exchange Commission (SEC).",
  rightsSource: "SEC Memorandum Circular 18 ng 2019",
};
