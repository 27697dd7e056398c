const DAYS = ["Linggo", "Lunes", "Martes", "Miyerkules", "Huwebes", "Biyernes", "Sabado"];

export const messages = {
  notShownTitle: "Hindi po namin maipakita ang page na ito",
  notShownHint: "Walang nabago. Pakisubukan po ulit.",
  promisedReply: "Sasagot kami sa loob ng 3 araw (Lunes hanggang Biyernes).",
  promise: (weekday: number, date: string) =>
    `Sasagot po kami sa loob ng 3 araw (Lunes hanggang Biyernes): hanggang ${DAYS[weekday] ?? ""}, ${date}`,
  orderNumber: (number: string) => `No.\u00a0${number}`,
  picture: (number: number) => `Larawan ${number}`,
  pictureOf: (number: number, count: number) => `Larawan ${number} sa ${count}`,
  enlarge: (what: string) => `Palakihin: ${what}`,
  previous: "Nauna",
  next: "Kasunod",
  pictureNotShown: "Hindi po maipakita ang larawang ito ngayon.",
};
