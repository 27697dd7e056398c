export const messages = {
  sections: "Mga bahagi",
  home: "Home",
  about: "Tungkol sa amin",
  policy: "Privacy policy",
  loan: "Mga tuntunin ng loan",
  contact: "Kontakin kami",
  rights: "Nakalaan ang lahat ng karapatan.",
};
