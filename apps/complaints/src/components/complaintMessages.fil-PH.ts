import type { Messages } from "@lending/ui/locale";
import type { ComplaintMessages } from "./complaintMessages.ts";

const DAYS = ["Linggo", "Lunes", "Martes", "Miyerkules", "Huwebes", "Biyernes", "Sabado"];

export const messages = {
  notShownTitle: "Hindi namin ito maipakita",
  notShownHint: "Walang nabago. Pakisubukan ulit.",
  promise: (weekday, date) => `Sasagot kami sa loob ng 3 araw na may pasok: hanggang ${DAYS[weekday] ?? ""}, ${date}`,
  orderNumber: (number) => `Blg.\u00a0${number}`,
  picture: (number) => `Larawan ${number}`,
  pictureOf: (number, count) => `Larawan ${number} sa ${count}`,
  enlarge: (what) => `Palakihin: ${what}`,
  previous: "Nauna",
  next: "Kasunod",
  pictureNotShown: "Hindi maipakita ang larawang ito ngayon.",
} satisfies Messages<ComplaintMessages>;
