import { defineGroup } from "@lending/ui/define-group";

const languages = {
  "en-PH": () => import("./en-PH.ts"),
  "fil-PH": () => import("./fil-PH.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};

/** The titles of the screens: level-1 headings and document titles. */
export const titles = defineGroup("titles", languages, {
  complaint: "Complaint",
  complaintList: "My complaints",
  complaintDetails: "Complaint details",
  customerService: "Customer service",
});

/** The statuses of an order. */
const STATUSES: ReadonlyMap<string, string> = new Map([
  ["21", "Received"],
  ["110", "Under review"],
  ["151", "Money on its way"],
  ["170", "Active"],
  ["174", "Due soon"],
  ["180", "Late"],
  ["200", "Repaid"],
]);

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export const caseMessages = defineGroup("caseMessages", languages, {
  title: "Your case",
  number: "Acknowledgement no.",
  order: "Order no.",
  received: "Received",
  replyBy: "Reply due by",
  resolveBy: "Resolution due by",
  replied: "Replied",
  closed: "Closed",
  calls: "Unwanted calls or messages",
  callsOn: (count: number, at: string) => (count > 0 ? `${count}, the last at ${at}` : at),
  law: "By law, a lender replies within 2 business days and resolves a complaint within 30 days.",
  provisional: "The holidays of this period are not all proclaimed yet, so a date may move.",
  callTitle: "Unwanted calls (optional)",
  callAt: "Time of the last call or message",
  callCount: "How many that day",
  night: "Collectors may not call before 6 am or after 10 pm, unless the payment is more than 15 days late.",
  lateReply: "Our reply is late",
  lateResolution: "The resolution is late",
  goNext: "You can take your complaint to these offices. Save your case first and attach it.",
  sec: "Lending companies and debt collection",
  npc: "Misuse of your data or your contacts",
  bsp: "Banks and e-wallets",
  save: "Save this case",
  reply: "Reply",
  noReply: "No reply yet",
  offices: "Offices you can turn to",
});

export const complaintMessages = defineGroup("complaintMessages", languages, {
  type: "Type of problem",
  pictures: "Pictures",
  send: "Send",
  /** Rule complaints.collection. */
  noCollection: "The selected order does not support sending collection types",
  more: "More help",
  notShownTitle: "We could not show this page",
  notShownHint: "Nothing was changed. Please try again.",
  promisedReply: "Promised reply within 3 weekdays.",
  /** `weekday` counts from Sunday, which is 0. */
  promise: (weekday: number, date: string) => `Promised reply within 3 weekdays: by ${DAYS[weekday] ?? ""}, ${date}`,
  /** The text for the number of a status, "" for an unknown one; any other text is the lender's. */
  orderStatus: (status: string) => STATUSES.get(status) ?? status.replace(/^\d+$/, ""),
  orderNumber: (number: string) => `No.\u00a0${number}`,
  picture: (number: number) => `Picture ${number}`,
  pictureOf: (number: number, count: number) => `Picture ${number} of ${count}`,
  enlarge: (what: string) => `Enlarge: ${what}`,
  previous: "Previous",
  next: "Next",
  pictureNotShown: "This picture cannot be shown right now.",
  fileComplaint: "File a complaint",
  later: "Try again in a moment.",
});

export const detailsMessages = defineGroup("detailsMessages", languages, {
  content: "Your complaint",
  /** Rule complaints.result. */
  result: "Process Result",
  agent: (brand: string) => `${brand} agent`,
  resultPictures: "Pictures of the answer",
  noReply: "We have not answered yet.",
  ratingTitle: "How was our answer?",
  ratingHint: "One to five stars. It takes a second and helps us do better.",
  /** Rule complaints.rated. */
  rated: "Successful demonstration！",
  ratedTitle: "Your rating has arrived",
  ratedNext: "Did our answer not help? File another complaint.",
  missingTitle: "No complaint selected",
  missingHint: "Choose one from your list of complaints.",
});

export const listMessages = defineGroup("listMessages", languages, {
  tabs: "Complaints by status",
  tab: (number: number) => `List ${number}`,
  emptyTitle: "No complaints here",
  emptyHint: "Your complaints and our replies appear here.",
  open: "Waiting for our reply",
  answered: "Answered, not resolved yet",
  closed: "Closed",
  replyBy: (day: string) => `Reply due by ${day}`,
  resolveBy: (day: string) => `Resolution due by ${day}`,
  lateNext: "You can take it to the SEC now. Open it to see how.",
  escalation: "If we miss a date, you can take your complaint to the SEC. The complaint then shows you how.",
});

export const nextMessages = defineGroup("nextMessages", languages, {
  text: "Tell us what happened",
  receipt: "I have paid, and my loan does not show it yet.",
  /** Rule complaints.text-empty. */
  empty: "Please fill in your comments and suggestions",
  count: (count: number) => `${count} of 9`,
  add: "Add",
  addPictures: "Add pictures",
  emptyFile: "An empty file was left out. Open the picture on your phone once, then choose it again.",
  tooMany: "You can send up to 9 pictures.",
  waiting: "Waiting",
  uploading: "Uploading",
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
  refused: "This could not be sent. Check what you wrote, then try again.",
  unansweredNext: "Your text is still here. Look at your complaints before you send it again.",
  sent: "Sent. Thank you for telling us.",
  missingTitle: "No problem selected",
  missingHint: "Go back and choose what your complaint is about.",
  acknowledged: (number: string) => `Acknowledgement no. ${number}`,
});

export const startMessages = defineGroup("startMessages", languages, {
  order: "Order",
  all: "All",
  allOrders: "All orders",
  noOrder: "You have no order yet. You can still tell us about a problem.",
  about: "What is the problem about?",
  draft: "You have an unsent complaint. Continue writing.",
  sentCase: (number: string) => `We received your complaint ${number}.`,
  noTypesTitle: "Nothing to choose from right now",
  deadlines: (replyBy: string, resolveBy: string) => `Reply due by ${replyBy}, resolution by ${resolveBy}`,
});

export const serviceMessages = defineGroup("serviceMessages", languages, {
  lead: "Write to us",
  hint: "Tell us your name and your order number, so that we can find your loan.",
  email: "Email",
  messenger: "WhatsApp",
  notOpened: "This cannot be opened here. Copy it instead.",
  emptyTitle: "No contact details available right now",
  about: (number: string) => `Order number ${number}`,
  hintOf: (about: string) => `Your message begins with “${about}”, so that we find your loan.`,
  call: (number: string) => `Call ${number}`,
  hours: (from: string, until: string) => `We answer every day from ${from} to ${until}.`,
});
