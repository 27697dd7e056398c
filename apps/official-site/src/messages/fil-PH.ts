export const titles = {
  home: "Alam ninyo ang bawat bayad bago mag-loan",
  about: "Tungkol sa amin",
  user: "User",
  policy: "Privacy policy",
  loan: "Mga tuntunin ng loan",
  contact: "Kontakin kami",
};

export const descriptions = {
  home: "Panandaliang loan sa Pilipinas: may sagot sa loob ng 1 araw, at alam ninyo ang bawat petsa at piso bago pumayag.",
  about: "Sino ang nagpapautang: ang layunin namin, ang team, at ang pahintulot ng regulator ng Pilipinas.",
  policy:
    "Anong datos ang kinukuha namin, bakit, sino ang nakakakita, at paano ninyo ito makikita, maitatama o mabubura.",
  loan: "Mga tuntunin ng loan: 91 hanggang 365 araw, bayarin, maagang bayad, extension, at halaga ng huling bayad.",
  contact: "Sumulat, tumawag o bumisita: telepono, email at address ng nagpapautang, at form para sa inyong mensahe.",
};

export const companyMessages = {
  authorised: (company: string) =>
    `Awtorisado ng Securities and Exchange Commission ng Pilipinas ang ${company} bilang lending company.`,
  accessibility: "Accessibility",
  standard:
    "Ginagawa namin ang mga page ayon sa WCAG 2.2, level AA. Gumagana ang mga ito sa screen reader, sa keyboard, sa dobleng laki ng text, at kahit walang kulay o galaw.",
  limits:
    "Mga alam naming limitasyon: wala pang audio ang code sa larawan kapag nagre-register, at hindi namin hawak ang mga page ng payment partner.",
  help: "May hindi po ba gumagana para sa inyo? Sumulat sa amin at aayusin namin.",
  missionText: (brand: string) =>
    `Nagpapautang ang ${brand} sa mga nangangailangan ng maliit na halaga ngayon at kayang bayaran ito sa loob ng ilang buwan. Gusto naming alam ng bawat borrower, bago pumayag, kung magkano ang loan at anong araw ang bawat bayad.`,
  advantages: "Bakit kami",
  price: "Nasa itaas ng button ang buong halaga: hiniram, interes at kabuuan.",
  fast: "May desisyon sa loob ng 1 araw, at darating ang pera sa loob ng 1 hanggang 3 calendar days.",
  dates: "Lahat ng due date nasa isang page, mula sa unang araw.",
  private: "Pribado po ang inyong loan. Hindi namin kinokontak ang mga nasa contacts ninyo.",
};

export const siteFrameMessages = {
  sections: "Mga bahagi",
  home: "Home",
  rights: "All rights reserved.",
};

export const aboutUsMessages = {
  mission: "Ang misyon namin",
  team: "Ang team namin",
  teamText:
    "Mga lender, engineer, at customer service kami dito sa Pilipinas. Nakikita ng sasagot sa inyong reklamo ang inyong loan, at kaya niya itong ayusin.",
  email: "Email",
};

export const policyMessages = {
  inShort: "Sa madaling salita",
  collect:
    "Kinokolekta lang namin ang kailangan ng inyong loan: kung sino kayo, paano kayo makokontak, saan ipapadala ang pera, at ang pangalan at bersyon ng inyong device.",
  use: "Ginagamit namin ito para magdesisyon sa inyong loan, maibigay ang pera, mapaalalahanan kayo, at mabantayan ang inyong account.",
  share:
    "Hindi po namin ito ibinebenta. Ang tumutulong lang sa inyong loan, at ang mga awtoridad ayon sa batas, ang puwedeng makakita.",
  rights: "Puwede po ninyo itong tingnan, ipatama, ipatigil ang paggamit, at tumanggi sa advertising.",
  ask: "Sasagutin ng aming grievance officer ang inyong mga tanong at reklamo.",
  englishNote: "Nasa English po ang buong privacy policy. Ang English version ang masusunod.",
};

export const siteMessages = {
  leadOne: "Isang loan, isang rate, at lahat ng due date nasa iisang page.",
  leadTwo: "Bawat araw, malinaw.",
  apply: "Mag-apply na",
  seeTerms: "Tingnan ang mga tuntunin",
  figures: "Mga detalye ng loan",
  term: "Tagal ng loan",
  termValue: "91–365 araw",
  decision: "Desisyon",
  decisionValue: "Sa loob ng 1 araw",
  funds: "Pagdating ng pera",
  fundsValue: "1–3 araw",
  borrowers: "Puwedeng mag-loan",
  borrowersValue: "18 pataas",
  seenTitle: "Kung ano ang nakikita ninyo, iyon ang babayaran",
  seenText: "Bago kayo pumayag, makikita sa isang page ang halaga, rate, at petsa ng bawat bayad.",
  how: "Paano ito gumagana",
  stepRegister: "Mag-register gamit ang inyong mobile number. Libre po ito.",
  stepApply: "Mag-apply sa app at tingnan muna ang buong halaga.",
  stepReceive: "May desisyon sa loob ng 1 araw, at darating ang pera sa loob ng 1 hanggang 3 araw.",
  example: "Halimbawa",
  exampleTerms: "120 araw sa 0.05% kada araw, sa 4 na hulog",
  monthlyRate: "Effective rate kada buwan",
  yearlyRate: "Effective rate kada taon",
  receive: "Matatanggap ninyo",
  interest: "Interes",
  total: "Kabuuang babayaran",
  policyText: "Ano ang alam namin tungkol sa inyo, bakit, at paano ninyo ito mapapabago o mapapabura.",
  policyPage: "Basahin ang buong privacy policy",
  loanText:
    "Ang mga tuntunin ng bawat loan, sa simpleng salita. Nasa loan agreement din ninyo ang mga ito, kasama ang sarili ninyong mga numero at petsa.",
  whoTitle: "Sino ang puwedeng mag-loan",
  who: "Kailangang 18 taong gulang pataas ang nag-a-apply.",
  termText: "91 hanggang 365 calendar days ang tagal ng loan.",
  moneyTitle: "Desisyon at pera",
  moneyText:
    "May desisyon kami sa application sa loob ng 1 araw. Papasok ang pera sa loob ng 1 hanggang 3 calendar days.",
  prepayTitle: "Maagang pagbabayad",
  prepayText:
    "Puwedeng magbayad nang maaga kapag lampas na sa kalahati ng tagal ng loan, at hindi bago ang ika-7 araw.",
  prolongTitle: "Extension",
  prolongText: "Puwedeng i-extend ang loan nang kasintagal, kapag nabayaran ang interes at penalty na due na.",
  lateTitle: "Late na bayad",
  lateText: "Kapag late ang bayad, may isang beses na penalty, at may interes kada araw sa halagang hindi pa bayad.",
  lateWhich:
    "Baka mas mababa ang sa loan ninyo. Ang nasa cost card at kasunduan sa loan ninyo ang masusunod, hindi ang page na ito.",
  penaltyCaption: "Isang beses na penalty",
  newClients: "Bagong client",
  repeatClients: "Dating client",
  dailyCaption: "Rate kada araw sa halagang hindi pa bayad",
  daysFirst: "Araw 1 hanggang 30",
  daysSecond: "Araw 31 hanggang 90",
  daysThird: "Mula sa ika-91 araw",
  orderTitle: "Pagkakasunod ng bayad",
  orderText: "Kapag lampas na sa huling due date, ganito ang pagkakasunod ng binabayaran:",
  orderLegal: "Legal charges",
  orderEnforcement: "Gastos sa paniningil",
  orderPenalties: "Late penalty",
  orderFees: "Mga fee",
  orderPrincipal: "Principal",
  noticesTitle: "Mga notice",
  assignment: "Kung ililipat namin sa iba ang inyong loan, sasabihan po namin kayo 7 business days bago ito.",
  changes: "Kung magbago ang inyong mga detalye, ipaalam po sa amin sa loob ng 3 araw.",
  contactText: "May tanong po ba kayo bago mag-loan, o tungkol sa inyong loan? Sumulat sa amin.",
  name: "Pangalan",
  phone: "Phone number",
  message: "Message",
  send: "Ipadala ang message",
  incomplete: "Pakikumpleto po ang lahat ng detalye.",
  sent: "Salamat po. Para sa sagot, tumawag o mag-email po sa amin.",
  nameMissing: "Pakilagay ang inyong pangalan.",
  phoneMissing: "Pakilagay ang numerong matatawagan namin.",
  messageMissing: "Pakilagay ang inyong message.",
};
