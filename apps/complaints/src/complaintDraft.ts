import { httpLink, integer, list, parseAnswer, record, text } from "@lending/api-client/schema";
import { ownerOf } from "@lending/bridge/launch";
import { visibleText } from "@lending/ui/format";
import { COMPLAINT_TEXT_MAX } from "./api/requests.ts";
import type { Complaint } from "./api/submitComplaint.ts";

/** An unsent complaint, as typed. */
export type ComplaintDraft = Complaint;

/** Long enough to find a lost phone again, short enough for a phone that others use. */
const DRAFT_MS = 7 * 24 * 60 * 60 * 1000;

const PREFIX = "complaintDraft ";
// The session id is a secret, so only its owner's number enters a storage that outlives the session. A launch with
// another session removes the draft by it (`readLaunch`).
const storageKey = (sessionId: string) => PREFIX + ownerOf(sessionId);

const storedSchema = record({
  orderNo: text(),
  problemType: text(),
  problemSonType: text(),
  text: text(),
  pictures: list(httpLink()),
  calls: record({ at: text(), count: text() }),
  savedAt: integer(),
});

/** Returns the draft of this session, or undefined. Deletes drafts older than a week, of every session. */
export function readComplaintDraft(sessionId: string, now = Date.now()): ComplaintDraft | undefined {
  if (sessionId === "") return undefined;
  try {
    dropOldDrafts(now);
    const stored = localStorage.getItem(storageKey(sessionId));
    if (stored === null) return undefined;
    const { savedAt: _, ...draft } = parseStored(stored);
    const text = draft.text.slice(0, COMPLAINT_TEXT_MAX);
    const pictures = draft.pictures.filter(Boolean);
    return isBlank({ text, pictures }) ? undefined : { ...draft, text, pictures };
  } catch {
    return undefined;
  }
}

/** Saves the draft until it is sent. A draft without text and pictures is deleted instead. */
export function saveComplaintDraft(sessionId: string, draft: ComplaintDraft, now = Date.now()): void {
  if (sessionId === "") return;
  if (isBlank(draft)) {
    dropComplaintDraft(sessionId);
    return;
  }
  try {
    localStorage.setItem(storageKey(sessionId), JSON.stringify({ ...draft, savedAt: now }));
  } catch {
    // Storage is blocked or full: the draft lasts as long as the page.
  }
}

export function dropComplaintDraft(sessionId: string): void {
  try {
    localStorage.removeItem(storageKey(sessionId));
  } catch {
    // Storage is blocked, so no draft was stored.
  }
}

const isBlank = ({ text: words, pictures }: Pick<ComplaintDraft, "text" | "pictures">) =>
  visibleText(words) === "" && pictures.length === 0;

function parseStored(stored: string) {
  return parseAnswer(storedSchema, JSON.parse(stored));
}

function dropOldDrafts(now: number): void {
  for (const [key, stored] of Object.entries({ ...localStorage }))
    if (key.startsWith(PREFIX) && !isFresh(stored, now)) localStorage.removeItem(key);
}

function isFresh(stored: string, now: number): boolean {
  try {
    return Math.abs(now - parseStored(stored).savedAt) < DRAFT_MS;
  } catch {
    return false;
  }
}
