import { Fault, NetworkFault } from "@lending/api-client";
import { useApi } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useEffect, useReducer, useState } from "react";
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
  /** Undefined for one that an earlier visit has uploaded. */
  readonly file?: File;
}

export type PictureOutcome =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly message: string; readonly isUnreadable?: boolean };

interface QueueParts {
  readonly uploaded: readonly string[];
  /** Uploads one file. A rejection without an aborted signal fails this picture only. */
  readonly send: (file: File, signal: AbortSignal) => Promise<PictureOutcome>;
  readonly onSettled: (outcome: PictureOutcome) => void;
  readonly onChange?: () => void;
}

export type PictureQueue = ReturnType<typeof createPictureQueue>;

/** Creates the queue of a complaint's pictures. Uploads one picture at a time (rule complaints.images). */
export function createPictureQueue({ uploaded, send, onSettled, onChange }: QueueParts) {
  let count = 0;
  const keyed = (own: Omit<QueuedPicture, "key">): QueuedPicture => {
    count += 1;
    return { key: `picture-${count}`, ...own };
  };
  let pictures: readonly QueuedPicture[] = uploaded.map((url) => keyed({ state: "uploaded", src: url, url }));
  /** One after the other. */
  let uploads = Promise.resolve();
  let underWay: { readonly key: string; readonly controller: AbortController } | undefined;

  const put = (next: readonly QueuedPicture[]) => {
    pictures = next;
    onChange?.();
  };
  const change = (key: string, own: Partial<QueuedPicture>) =>
    put(pictures.map((picture) => (picture.key === key ? { ...picture, ...own } : picture)));

  const upload = async (key: string) => {
    const file = pictures.find((picture) => picture.key === key)?.file;
    if (file === undefined) return; // It was removed while it waited.
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
    }
  };
  const enqueue = (key: string) => {
    change(key, { state: "waiting" });
    uploads = uploads.then(() => upload(key));
  };
  const remove = (key: string) => {
    const src = pictures.find((picture) => picture.key === key)?.src;
    if (src?.startsWith("blob:")) URL.revokeObjectURL(src);
    put(pictures.filter((picture) => picture.key !== key));
    if (underWay?.key === key) underWay.controller.abort();
  };

  return {
    /** Returns the pictures in order; the same array until something changes. */
    read: () => pictures,
    add(files: readonly File[]) {
      const added = files.map((file) => keyed({ state: "waiting", src: URL.createObjectURL(file), url: "", file }));
      put([...pictures, ...added]);
      for (const { key } of added) enqueue(key);
    },
    retry: enqueue,
    remove,
    /** Resolves when no picture waits or uploads. */
    async settled() {
      for (let last: unknown; last !== uploads; ) {
        last = uploads;
        await last;
      }
    },
    /** Aborts uploads and releases the files. */
    dispose() {
      for (const { key, file } of pictures) if (file) remove(key);
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

/** Returns the queue of a complaint's pictures, starting with those uploaded earlier. Shows a toast after each upload. */
export function useComplaintPictures(uploaded: readonly string[]): PictureQueue {
  const messages = useMessages(nextMessages);
  const api = useApi();
  const [, onChange] = useReducer((changes: number) => changes + 1, 0);
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
    return createPictureQueue({ uploaded, send, onSettled, onChange });
  });
  useEffect(() => () => queue.dispose(), [queue]);
  return queue;
}
