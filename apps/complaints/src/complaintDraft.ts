import { httpLink, integer, list, record, text, type ValueOf } from "@lending/api-client/schema";
import { ownerOf } from "@lending/bridge/launch";
import { atom } from "@lending/bridge/store";
import { declareStored } from "@lending/bridge/stored";
import { cutCharacters, visibleText } from "@lending/ui/text";
import { COMPLAINT_TEXT_MAX } from "./api/caseFile.ts";
import type { Complaint, SentComplaint } from "./api/submitComplaint.ts";

/** Long enough to find a lost phone again, short enough for a phone that others use. */
const DRAFT_MS = 7 * 24 * 60 * 60 * 1000;

const storedSchema = record({
  orderNo: text(),
  problemType: text(),
  problemSonType: text(),
  text: text(),
  pictures: list(httpLink()),
  calls: record({ at: text(), count: text() }),
  receiptOf: text(),
  savedAt: integer(),
});

type Draft = ValueOf<typeof storedSchema>;

/**
 * An unsent complaint, for a week or until it is sent. The session id is a secret, so only its owner's number is in the
 * key, by which a launch with another session discards the draft.
 */
const storedDraft = declareStored<Draft, Complaint & Pick<Draft, "savedAt">>({
  key: "session.complaintDraft",
  place: "local",
  read: (stored) => storedSchema.read(stored),
});

/** Returns the draft of this session, or undefined. Deletes a draft older than a week. */
export function readComplaintDraft(sessionId: string, now = Date.now()): Complaint | undefined {
  const { savedAt, ...draft } = storedDraft.read(ownerOf(sessionId));
  if (Math.abs(now - savedAt) >= DRAFT_MS) {
    storedDraft.drop(ownerOf(sessionId));
    return undefined;
  }
  const text = cutCharacters(draft.text, COMPLAINT_TEXT_MAX);
  const pictures = draft.pictures.filter(Boolean);
  if (isBlank({ text, pictures })) return undefined;
  return { ...draft, text, pictures, receiptOf: draft.receiptOf || undefined };
}

/**
 * Saves the draft until it is sent. A draft without text and pictures is deleted instead; the form of a receipt, or of none,
 * leaves the draft of the other as it is.
 */
export function saveComplaintDraft(sessionId: string, draft: Complaint, now = Date.now()): void {
  if (sessionId === "") return;
  if (!isBlank(draft)) storedDraft.save({ ...draft, savedAt: now }, ownerOf(sessionId));
  else if (readComplaintDraft(sessionId)?.receiptOf === draft.receiptOf) storedDraft.drop(ownerOf(sessionId));
}

/** Deletes the draft that was sent. One that was written since then stays. */
export function dropComplaintDraft(sessionId: string, sent: Complaint): void {
  if (isSameDraft(sent, readComplaintDraft(sessionId))) storedDraft.drop(ownerOf(sessionId));
}

const partsOf = ({ orderNo, problemType, problemSonType, text, pictures, receiptOf = "", calls }: Complaint) =>
  JSON.stringify([orderNo, problemType, problemSonType, text, pictures, receiptOf, calls]);

/** Returns whether two drafts are of the same complaint, with the same text, pictures and calls. */
export const isSameDraft = (one: Complaint, other: Complaint | undefined): boolean =>
  other !== undefined && partsOf(one) === partsOf(other);

const isBlank = ({ text: words, pictures }: Pick<Complaint, "text" | "pictures">) =>
  visibleText(words) === "" && pictures.length === 0;

/** The complaint sent last on this page, so that the start of a complaint can link to it. */
export const sentCaseAtom = atom<SentComplaint & { readonly draft: Complaint }>();
