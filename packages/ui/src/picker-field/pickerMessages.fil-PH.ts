export const messages = {
  choose: "Pumili",
  search: "Maghanap",
  noneFound: "Wala pong nakita. Bawasan ang mga letra.",
};
