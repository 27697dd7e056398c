import type { Messages } from "@lending/ui/locale";
import type { ComplaintMessages } from "./complaintMessages.ts";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export const messages = {
  notShownTitle: "This could not be shown",
  notShownHint: "Nothing was changed. Please try again.",
  promise: (weekday, date) => `Promised reply within 3 weekdays: by ${DAYS[weekday] ?? ""}, ${date}`,
  orderNumber: (number) => `No.\u00a0${number}`,
  picture: (number) => `Picture ${number}`,
  pictureOf: (number, count) => `Picture ${number} of ${count}`,
  enlarge: (what) => `Enlarge: ${what}`,
  previous: "Previous",
  next: "Next",
  pictureNotShown: "This picture cannot be shown right now.",
} satisfies Messages<ComplaintMessages>;
