export const titles = {
  promotion: "Loan na walang itinatago",
  download: "I-download ang app",
  agreement: "User agreement",
};

export const agreementMessages = {
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
  freeTitle: "Walang bayad, walang obligasyon",
  freeText:
    "Libre ang pag-register at hindi pa ito pag-apply ng loan. Bago kayo mag-loan, ipapakita ng app ang halaga, ang rate, ang bawat due date at ang kabuuang babayaran.",
  messagesTitle: "Mga message namin",
  messagesText:
    "Nagte-text kami ng code at ng balita tungkol sa inyong account. Puwede po ninyong ipatigil ang mga offer kahit kailan.",
  fairTitle: "Tamang paggamit",
  fairText:
    "Magbigay po ng totoong impormasyon, at huwag guluhin ang serbisyo o gamitin ito sa pangalan ng iba. Puwede naming isara ang account na hindi susunod dito.",
  closingTitle: "Pagsasara ng account",
  closingText: (phone: string) =>
    `Tumawag sa ${phone} kahit kailan para isara ito. Itatago lang namin ang records na kailangan ayon sa batas, hangga't kailangan.`,
  changesTitle: "Mga pagbabago",
  changesText: "Sasabihan po namin kayo bago magsimula ang pagbabago. Batas ng Pilipinas ang susundin.",
};

export const promotionMessages = {
  subtitle: "Makikita po muna ninyo ang rate at bawat due date.",

  mobileNumber: "Mobile number",
  imageCaptcha: "Mga letra sa larawan",
  captchaPicture: "Apat na letra o numerong ita-type",
  captchaMissing: "Hindi na-load ang larawan. I-tap para palitan.",
  refreshCaptcha: "Palitan ang larawan",
  smsCode: "SMS code",
  getCode: "Kumuha ng code",
  secondsLeft: (seconds: number) => `${seconds}s`,
  register: "Mag-register",
  accept: "Sa pag-register, tinatanggap po ninyo ang",
  privacyNotice: "Privacy policy",

  mobileWrong: "Pakilagay ang tamang mobile number na may 11 digit, gaya ng 0917 123 4567.",
  captchaWrong: "Paki-type ang 4 na letra o numero sa larawan.",
  smsCodeWrong: "Pakilagay ang 6-digit na code na tinext namin.",
  askedTwice: "Naipadala na po ang code. Maghintay muna bago humingi ulit.",
  codeSent: "Na-text na po namin ang code. Pakitingnan ang inyong messages.",
  alreadyRegistered: "Naka-register na po kayo. I-download ang app at mag-log in.",
  registered: "Naka-register na po kayo",
  refused: "Hindi po natuloy. Subukan ulit.",
  networkError: "Walang koneksiyon. Pakitingnan ang signal o load, saka subukan ulit.",

  trustMoney: "Alam ang buong halaga",
  trustMoneyText: "Nasa iisang page ang halaga, rate at kabuuang babayaran bago kayo pumayag.",
  trustDays: "91 hanggang 365 araw",
  trustDaysText: "May sagot sa loob ng 1 araw, may pera sa loob ng 1 hanggang 3 araw.",
  trustLender: "Awtorisadong lender",
  trustLenderText: "Rehistrado sa securities regulator. Para sa edad 18 pataas.",

  disclosure: "Basahin po muna ang disclosure statement bago mag-loan.",
  downloadTitle: "Isang hakbang na lang po",
  downloadText: (brand: string) => `I-install ang ${brand} at mag-log in gamit ang inyong mobile number.`,
  downloadAndroid: "I-download sa Android",
  downloadIos: "I-download sa iPhone",
  openApp: "May app na ako",
  onPhone: "Buksan po ang page na ito sa inyong cellphone, o piliin ang inyong store.",
  searchStore: (brand: string) => `Sa App Store, hanapin ang “${brand}”.`,
  safeTitle: "Mag-install lang mula sa app store",
  safeText: (brand: string) =>
    `Siguraduhing ${brand} ang pangalan ng app. Hindi po namin ito ipinapadala bilang file o sa message.`,
  nextSteps: "Mga susunod na hakbang",
  stepInstall: "I-install ang app mula sa store.",
  stepLogIn: "Mag-log in gamit ang mobile number na ini-register ninyo.",
  stepDecide: "Tingnan ang rate at bawat due date bago magdesisyon.",
  notOpened: "Hindi po mabuksan ang link na ito.",
};

export const refusedMessages = {
  title: "Hindi pa po kayo naka-register",
  next: "Tingnan ang mga inilagay ninyo, maghintay ng isang minuto, saka subukan ulit. Naka-register na dati?",
  getApp: "I-download ang app at mag-log in",
};
