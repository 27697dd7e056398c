export const messages = {
  intro: (brand: string) =>
    `Kasunduan mo ito at ng ${brand}. Tinatanggap mo ito kapag nag-register ka. Tungkol lang ito sa account mo: may sariling kasunduan ang loan, at mababasa mo iyon bago ka umutang.`,
  whoTitle: "Sino ang puwedeng mag-register",
  whoText: "18 taong gulang ka pataas at sarili mong mobile number ang ire-register mo. Isang account lang bawat tao.",
  codeTitle: "Ang code sa text",
  codeText:
    "Patunay ang code na sa iyo ang number. Huwag itong ibigay kahit kanino. Hindi namin ito hinihingi sa tawag o sa message.",
  dataTitle: "Ang kinukuha namin",
  dataText:
    "Ang mobile number mo, ang ad na nagdala sa iyo rito, at mga teknikal na detalye ng pagbisita mo. Ginagamit ito para buksan at bantayan ang account mo, at para malaman kung aling ad ang nakakatulong.",
  privacyPolicy: "Privacy policy",
  freeTitle: "Walang bayad, walang obligasyon",
  freeText:
    "Libre ang pag-register at hindi pa ito pag-apply ng loan. Bago ka umutang, ipapakita ng app ang halaga, ang rate, ang bawat due date at ang kabuuang babayaran.",
  messagesTitle: "Mga message namin",
  messagesText:
    "Nagte-text kami ng code at ng balita tungkol sa account mo. Titigil ang mga offer kapag sinabi mong itigil.",
  fairTitle: "Tamang paggamit",
  fairText:
    "Totoo ang sinasabi mo sa amin, at hindi mo sinisira ang serbisyo o ginagamit sa pangalan ng iba. Puwede naming isara ang account na gumagawa nito.",
  closingTitle: "Pagsasara ng account",
  closingText: (phone: string) =>
    `Tumawag sa ${phone} anumang oras para isara ito. Ang ipinatatago ng batas ay itinatago lang namin hangga't kailangan.`,
  changesTitle: "Mga pagbabago",
  changesText: "Sasabihin namin ang pagbabago bago ito magkabisa. Batas ng Pilipinas ang susundin.",
};
