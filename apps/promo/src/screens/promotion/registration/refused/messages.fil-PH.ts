export const messages = {
  title: "Hindi pa po kayo naka-register",
  next: "Tingnan ang mga inilagay ninyo, maghintay ng isang minuto, saka subukan ulit. Naka-register na dati?",
  getApp: "I-download ang app at mag-log in",
};
