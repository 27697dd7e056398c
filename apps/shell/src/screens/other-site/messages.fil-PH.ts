export const messages = {
  fact: "Galing po sa ibang site ang link na ito",
  hint: "Hindi po ito binuksan dahil baka hindi para sa inyo ang pinababayaran. Walang nabago. Magbayad lang gamit ang code mula sa sarili ninyong loan.",
  loan: "Bumalik sa inyong loan",
  home: "Home",
};
