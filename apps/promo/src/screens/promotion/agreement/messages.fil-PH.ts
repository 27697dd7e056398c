export const messages = {
  intro: (brand: string) =>
    `Kasunduan po ninyo ito at ng ${brand}. Tinatanggap ninyo ito kapag nag-register kayo. Tungkol lang ito sa inyong account: may sariling kasunduan ang bawat loan, at mababasa ninyo iyon bago kayo mag-loan.`,
  whoTitle: "Sino ang puwedeng mag-register",
  whoText:
    "Kailangang 18 taong gulang pataas kayo at sarili ninyong mobile number ang ire-register. Isang account lang bawat tao.",
  codeTitle: "Ang SMS code",
  codeText:
    "Patunay ang code na sa inyo ang number. Huwag po itong ibigay kaninuman. Hindi namin ito hinihingi sa tawag o sa message.",
  dataTitle: "Ang kinokolekta namin",
  dataText:
    "Ang inyong mobile number, ang ad na nagdala sa inyo rito, at mga teknikal na detalye ng inyong pagbisita. Ginagamit namin ito para buksan at bantayan ang inyong account, at para malaman kung aling ad ang nakakatulong.",
  privacyPolicy: "Privacy policy",
  freeTitle: "Walang bayad, walang obligasyon",
  freeText:
    "Libre ang pag-register at hindi pa ito pag-apply ng loan. Bago kayo mag-loan, ipapakita ng app ang halaga, ang rate, ang bawat due date at ang kabuuang babayaran.",
  messagesTitle: "Mga message namin",
  messagesText:
    "Nagte-text kami ng code at ng balita tungkol sa inyong account. Maaari po ninyong ipatigil ang mga offer anumang oras.",
  fairTitle: "Tamang paggamit",
  fairText:
    "Magbigay po ng totoong impormasyon, at huwag guluhin ang serbisyo o gamitin ito sa pangalan ng iba. Maaari naming isara ang account na lalabag dito.",
  closingTitle: "Pagsasara ng account",
  closingText: (phone: string) =>
    `Tumawag sa ${phone} anumang oras para isara ito. Itinatago lang namin ang mga talaang hinihingi ng batas, hangga't hinihingi nito.`,
  changesTitle: "Mga pagbabago",
  changesText: "Aabisuhan po namin kayo bago magkabisa ang pagbabago. Batas ng Pilipinas ang susundin.",
};
