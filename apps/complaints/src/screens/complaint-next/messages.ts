import { defineMessages } from "@lending/ui/locale";

const source = {
  type: "Type of problem",
  text: "Tell us what happened",
  fewLeft: "Fewer than 20 characters are left.",
  noneLeft: "All 200 characters are used.",
  /** Rule complaints.text-empty. */
  empty: "Please fill in your comments and suggestions",
  emptyHint: "Write a few words about what happened.",
  noCollection: "The selected order does not support sending collection types",
  pictures: "Pictures",
  count: (count: number) => `${count} of 9`,
  add: "Add",
  addPictures: "Add pictures",
  emptyFile: "An empty file was left out. Open the picture on your phone once, then choose it again.",
  tooMany: "You can send up to 9 pictures.",
  waiting: "Waiting",
  uploading: "Uploading",
  retry: "Retry",
  retryPicture: (number: number) => `Retry picture ${number}`,
  removePicture: (number: number) => `Remove picture ${number}`,
  pictureFailed: (number: number) => `Picture ${number} is not uploaded yet. Retry it or remove it.`,
  pictureUnreadable: (number: number) => `Picture ${number} cannot be read and is not sent.`,
  /** Rule complaints.uploaded. */
  uploaded: "Upload succeeded!",
  notUploaded: "This picture could not be uploaded. Check your connection and try again.",
  refusedPicture: "This picture was not accepted. Try another one.",
  unreadable: "This picture cannot be read. Choose a JPG or PNG.",
  someFailed: "Some pictures are not uploaded. Retry or remove them, then send again.",
  send: "Send",
  refused: "This could not be sent. Check what you wrote, then try again.",
  unanswered: "No answer came. Your text is still here. Look at your complaints before you send it again.",
  sent: "Sent. Thank you for telling us.",
  missingTitle: "No problem selected",
  missingHint: "Go back and choose what your complaint is about.",
} as const;

export const nextMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({
      messages: {
        empty: "Please tell us what happened.",
        noCollection:
          "Complaints about collection cannot be sent for this order. Choose another order or another problem.",
        uploaded: "Picture uploaded.",
        notUploaded: "This picture could not be uploaded. Check your signal or your load, then try again.",
      },
    }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
