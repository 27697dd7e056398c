import type { Messages } from "@lending/ui/locale";
import type { DetailsMessages } from "./messages.ts";

export const messages = {
  type: "Type of problem",
  content: "Your complaint",
  pictures: "Pictures",
  result: "Our answer",
  agent: (brand) => `${brand} agent`,
  resultPictures: "Pictures of the answer",
  noReply: "We have not answered yet. Promised reply within 3 weekdays.",
  ratingTitle: "How was our answer?",
  ratingHint: "One to five stars. It takes a second and helps us do better.",
  stars: "Rating",
  cancel: "Cancel",
  send: "Send",
  chooseStars: "Please choose at least one star.",
  rated: "Thank you for your rating.",
  notRated: "Your rating could not be sent. Check your signal or your load, then try again.",
  missingTitle: "No complaint was chosen",
  missingHint: "Choose one from your list of complaints.",
} satisfies Messages<DetailsMessages>;
