export const messages = {
  sections: "Mga bahagi",
  home: "Home",
  about: "Tungkol sa amin",
  policy: "Privacy policy",
  loan: "Mga tuntunin ng loan",
  contact: "Makipag-ugnayan",
  secRegistration: (number: string) => `SEC Registration No. ${number}`,
  certificateOfAuthority: (number: string) => `Certificate of Authority No. ${number}`,
  language: "Wika",
  rights: "Nakalaan ang lahat ng karapatan.",
};
