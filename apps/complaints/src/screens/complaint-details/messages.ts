import { defineMessages } from "@lending/ui/locale";

const source = {
  type: "Type of problem",
  content: "Your complaint",
  pictures: "Pictures",
  /** Rule complaints.result. */
  result: "Process Result",
  agent: (brand: string) => `${brand} agent`,
  resultPictures: "Pictures of the answer",
  noReply: "We have not answered yet.",
  ratingTitle: "How was our answer?",
  ratingHint: "One to five stars. It takes a second and helps us do better.",
  stars: "Rating",
  cancel: "Cancel",
  send: "Send",
  /** Rule complaints.rating-empty. */
  chooseStars: "Silakan pilih",
  /** Rule complaints.rated. */
  rated: "Successful demonstration！",
  ratedTitle: "Your rating has arrived",
  ratedNext: "Did our answer not help? File another complaint.",
  notRated: "Your rating could not be sent. Check your connection and try again.",
  missingTitle: "No complaint selected",
  missingHint: "Choose one from your list of complaints.",
} as const;

export const detailsMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({
      messages: {
        result: "Our answer",
        chooseStars: "Please choose at least one star.",
        rated: "Thank you for your rating.",
        notRated: "Your rating could not be sent. Check your signal or your load, then try again.",
      },
    }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
