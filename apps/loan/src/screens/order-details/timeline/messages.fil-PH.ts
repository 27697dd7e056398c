export const messages = {
  title: "Ang loan mo, hakbang-hakbang",
  applied: "Nag-apply ka",
  decision: "Desisyon",
  approved: "Aprubado",
  money: "Ang pera mo",
  moneySent: "Naipadala na ang pera",
  payment: (position: string) => `Bayad ${position}`,
  repaid: "Bayad na lahat",
  by: "Hanggang",
  due: "Due date",
  paid: "Nabayaran",
  wasDue: "Due noong",
  decisionNext: (date: string) =>
    `Sinusuri po namin ang application mo. Malalaman mo ang desisyon hanggang ${date}. Wala kang kailangang gawin sa ngayon.`,
  decisionNextUndated: "Sinusuri po namin ang application mo. Wala kang kailangang gawin sa ngayon.",
  moneyNext: (date: string) => `Papunta na ang pera sa account mo. Darating ito hanggang ${date}.`,
  moneyNextUndated: "Papunta na ang pera sa account mo.",
  paymentNext: (amount: string, date: string) => `Ang susunod mong bayad ay ${amount}, due sa ${date}.`,
  lateNext: (amount: string, date: string) =>
    `Due noong ${date} ang bayad mo. Ngayon ay ${amount} na ito. Magbayad po ngayon, o tumawag sa amin kung hindi mo kaya.`,
  repaidNext: "Bayad na ang loan na ito. Wala ka nang babayaran.",
  call: "May tanong? Tumawag sa amin",
};
