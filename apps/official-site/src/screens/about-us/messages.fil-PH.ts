export const messages = {
  mission: "Ang misyon namin",
  missionText: (brand: string) =>
    `Nagpapautang ang ${brand} sa mga nangangailangan ng maliit na halaga ngayon at kayang bayaran ito sa loob ng ilang buwan. Gusto naming alam ng bawat borrower, bago pumayag, kung magkano ang loan at anong araw ang bawat bayad.`,
  advantages: "Bakit kami",
  price: "Nasa itaas ng button ang buong halaga: hiniram, interes at kabuuan.",
  fast: "May desisyon sa loob ng 1 araw, at darating ang pera sa loob ng 1 hanggang 3 calendar days.",
  dates: "Lahat ng due date nasa isang page, mula sa unang araw.",
  private: "Pribado po ang inyong loan. Hindi namin kinokontak ang mga nasa contacts ninyo.",
  team: "Ang team namin",
  teamText:
    "Mga lender, engineer, at customer service kami dito sa Pilipinas. Nakikita ng sasagot sa inyong reklamo ang inyong order, at kaya niya itong ayusin.",
  email: "Email",
};
