import { Fault, NetworkFault } from "@lending/api-client";
import { useApi } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useEffect, useState, useSyncExternalStore } from "react";
import { nextMessages } from "../../messages/source.ts";

export interface QueuedPicture {
  /** Unique within the queue. */
  readonly key: string;
  /** "unreadable" is final: another upload of the same file would fail too. */
  readonly state: "waiting" | "uploading" | "uploaded" | "failed" | "unreadable";
  /** Source of the preview: an address, or an object URL of the file. */
  readonly src: string;
  /** The uploaded picture's address at the lender, or "" before. */
  readonly url: string;
}

export type PictureOutcome =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly message: string; readonly isUnreadable?: boolean };

interface QueueParts {
  readonly uploaded: readonly string[];
  /** Uploads one file. A rejection without an aborted signal fails this picture only. */
  readonly send: (file: File, signal: AbortSignal) => Promise<PictureOutcome>;
  readonly onSettled: (outcome: PictureOutcome) => void;
}

export interface PictureQueue {
  /** Returns the pictures in order; the same array until something changes. */
  read(): readonly QueuedPicture[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  retry(key: string): void;
  remove(key: string): void;
  /** Resolves when no picture waits or uploads. */
  settled(): Promise<void>;
  /** Aborts uploads and releases the files. */
  dispose(): void;
}

/** Creates the queue of a complaint's pictures. Uploads one picture at a time (rule complaints.images). */
export function createPictureQueue({ uploaded, send, onSettled }: QueueParts): PictureQueue {
  let count = 0;
  const nextKey = () => {
    count += 1;
    return `picture-${count}`;
  };
  let pictures: readonly QueuedPicture[] = uploaded.map((url) => ({
    key: nextKey(),
    state: "uploaded",
    src: url,
    url,
  }));
  const files = new Map<string, File>();
  const listeners = new Set<() => void>();
  let underWay: { readonly key: string; readonly controller: AbortController } | undefined;
  let working: Promise<void> | undefined;

  const put = (next: readonly QueuedPicture[]) => {
    pictures = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, own: Partial<QueuedPicture>) =>
    put(pictures.map((picture) => (picture.key === key ? { ...picture, ...own } : picture)));
  const release = ({ src }: QueuedPicture) => {
    if (src.startsWith("blob:")) URL.revokeObjectURL(src);
  };

  const sendOne = async (key: string, file: File) => {
    const controller = new AbortController();
    underWay = { key, controller };
    change(key, { state: "uploading" });
    try {
      // What an upload waits for may ignore its signal, such as a file that never arrives.
      const aborted = new Promise<void>((resolve) => {
        controller.signal.onabort = () => resolve();
      });
      const outcome = await Promise.race([send(file, controller.signal), aborted]);
      if (!outcome) return;
      if (outcome.ok) change(key, { state: "uploaded", url: outcome.url });
      else change(key, { state: outcome.isUnreadable ? "unreadable" : "failed" });
      onSettled(outcome);
    } catch (error) {
      if (controller.signal.aborted) return;
      change(key, { state: "failed" });
      // Reported like any unexpected error; the queue continues with the next picture.
      void Promise.reject(error);
    } finally {
      underWay = undefined;
    }
  };

  const work = async () => {
    for (;;) {
      const next = pictures.find(({ state }) => state === "waiting");
      const file = next && files.get(next.key);
      if (next === undefined || file === undefined) return;
      await sendOne(next.key, file);
    }
  };
  const start = () => {
    working ??= work().finally(() => {
      working = undefined;
    });
  };

  return {
    read: () => pictures,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(added) {
      const row = added.map((file): QueuedPicture => {
        const key = nextKey();
        files.set(key, file);
        return { key, state: "waiting", src: URL.createObjectURL(file), url: "" };
      });
      put([...pictures, ...row]);
      start();
    },
    retry(key) {
      change(key, { state: "waiting" });
      start();
    },
    remove(key) {
      for (const picture of pictures.filter((one) => one.key === key)) release(picture);
      files.delete(key);
      put(pictures.filter((picture) => picture.key !== key));
      if (underWay?.key === key) underWay.controller.abort();
    },
    async settled() {
      await working;
    },
    dispose() {
      // Those that wait are not sent either.
      files.clear();
      underWay?.controller.abort();
      pictures.forEach(release);
    },
  };
}

/** Time limit in milliseconds for files that a submission needs, like that of a request. */
const LIMIT_MS = 60_000;

/** Waits for files that load late. A file that fails to load or never arrives is a lost connection. */
export const loadFiles = <Files>(files: Promise<Files>) =>
  new Promise<Files>((resolve, reject) => {
    const fail = () => reject(new NetworkFault("files"));
    setTimeout(fail, LIMIT_MS);
    files.then(resolve, fail);
  });

/** Returns the pictures of a complaint, starting with those uploaded earlier. Shows a toast after each upload. */
export function useComplaintPictures(uploaded: readonly string[]): {
  readonly pictures: readonly QueuedPicture[];
  readonly queue: PictureQueue;
} {
  const messages = useMessages(nextMessages);
  const api = useApi();
  const [queue] = useState(() => {
    const unreadable = { ok: false, message: messages.unreadable, isUnreadable: true } as const;
    const send = async (file: File, signal: AbortSignal): Promise<PictureOutcome> => {
      try {
        const [{ shrinkPicture }, { uploadPicture }] = await loadFiles(
          Promise.all([import("./shrinkPicture.ts"), import("../../api/submitComplaint.ts")]),
        );
        const picture = await shrinkPicture(file);
        if (picture === "unreadable") return unreadable;
        if (picture === "not-loaded") return { ok: false, message: messages.notUploaded };
        const response = await api.request(uploadPicture({ picture }), { signal });
        return response.ok
          ? { ok: true, url: response.value }
          : { ok: false, message: response.message || messages.refusedPicture };
      } catch (error) {
        if (error instanceof Fault) return { ok: false, message: messages.notUploaded };
        // The phone can no longer read the file: it was deleted, or an app withdrew it.
        if (error instanceof DOMException) return unreadable;
        throw error;
      }
    };
    // Success and refusal both show a toast (rules complaints.uploaded and complaints.refused).
    const onSettled = (outcome: PictureOutcome) =>
      showToast(outcome.ok ? messages.uploaded : outcome.message, { tone: outcome.ok ? "success" : "error" });
    return createPictureQueue({ uploaded, send, onSettled });
  });
  useEffect(() => () => queue.dispose(), [queue]);
  return { pictures: useSyncExternalStore(queue.subscribe, queue.read), queue };
}
