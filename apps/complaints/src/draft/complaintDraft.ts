import { httpLink, integer, list, parseAnswer, record, text } from "@lending/api-client/schema";
import { visibleText } from "@lending/ui/format";
import { COMPLAINT_TEXT_MAX } from "./COMPLAINT_TEXT_MAX.ts";
import { fingerprint } from "./fingerprint.ts";

/** A complaint that is being written: what it is about, the words, and the addresses of pictures already uploaded. */
export interface ComplaintDraft {
  readonly orderNo: string;
  readonly problemType: string;
  readonly problemSonType: string;
  readonly text: string;
  readonly pictures: readonly string[];
}

/** Long enough for a phone that was lost and found, short enough for one that is lent. */
const DRAFT_MS = 7 * 24 * 60 * 60 * 1000;

const PREFIX = "complaintDraft ";
// The session itself is a secret: it does not stand in a storage that outlives it.
const storageKey = (sessionId: string) => PREFIX + fingerprint(sessionId);

const storedSchema = record({
  orderNo: text(),
  problemType: text(),
  problemSonType: text(),
  text: text(),
  pictures: list(httpLink()),
  savedAt: integer(),
});

/** What this session has begun to write, or undefined. Whatever is older than a week goes, whoever wrote it. */
export function readComplaintDraft(sessionId: string, now = Date.now()): ComplaintDraft | undefined {
  if (sessionId === "") return undefined;
  try {
    dropOldDrafts(now);
    const stored = localStorage.getItem(storageKey(sessionId));
    if (stored === null) return undefined;
    const { savedAt: _, ...draft } = parseStored(stored);
    const pictures = draft.pictures.filter(Boolean);
    return isBlank({ ...draft, pictures })
      ? undefined
      : { ...draft, pictures, text: draft.text.slice(0, COMPLAINT_TEXT_MAX) };
  } catch {
    return undefined;
  }
}

/** Puts away what is being written, until it is sent. Words and pictures alone make a draft: without either there is none. */
export function saveComplaintDraft(sessionId: string, draft: ComplaintDraft, now = Date.now()): void {
  if (sessionId === "") return;
  if (isBlank(draft)) {
    dropComplaintDraft(sessionId);
    return;
  }
  try {
    localStorage.setItem(storageKey(sessionId), JSON.stringify({ ...draft, savedAt: now }));
  } catch {
    // Storage is blocked or full: the draft then lives as long as the page.
  }
}

/** Forgets what was written: it is sent. */
export function dropComplaintDraft(sessionId: string): void {
  try {
    localStorage.removeItem(storageKey(sessionId));
  } catch {
    // Nothing was put away.
  }
}

const isBlank = ({ text: words, pictures }: ComplaintDraft) => visibleText(words) === "" && pictures.length === 0;

function parseStored(stored: string) {
  return parseAnswer(storedSchema, JSON.parse(stored));
}

function dropOldDrafts(now: number): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
  for (const key of keys.filter((name) => name.startsWith(PREFIX))) {
    if (!isFresh(localStorage.getItem(key) ?? "", now)) localStorage.removeItem(key);
  }
}

function isFresh(stored: string, now: number): boolean {
  try {
    return Math.abs(now - parseStored(stored).savedAt) < DRAFT_MS;
  } catch {
    return false;
  }
}
