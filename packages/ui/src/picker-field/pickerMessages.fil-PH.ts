export const messages = {
  choose: "Pumili",
  search: "Maghanap",
  noneFound: "Walang nakita. Bawasan ang mga letra.",
};
