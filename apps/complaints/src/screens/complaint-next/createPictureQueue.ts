/** One picture of a complaint, from the phone or already uploaded. */
export interface QueuedPicture {
  /** Tells it from all others. */
  readonly key: string;
  readonly state: "waiting" | "uploading" | "uploaded" | "failed";
  /** What can be shown of it: an address, or the file itself. */
  readonly src: string;
  /** The lender's address of it once it is uploaded, else "". */
  readonly url: string;
}

/** What came of sending one file: its address, or why not, in words. */
export type PictureOutcome =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly message: string };

interface QueueParts {
  /** Addresses of pictures uploaded before. */
  readonly uploaded: readonly string[];
  /** Sends one file. It never rejects but for a bug, or when its signal was aborted. */
  readonly send: (file: File, signal: AbortSignal) => Promise<PictureOutcome>;
  /** Told of every file that was sent. */
  readonly onSettled: (outcome: PictureOutcome) => void;
}

export interface PictureQueue {
  /** The pictures in their order; the same array until something changes. */
  read(): readonly QueuedPicture[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  /** Sends a failed one again. */
  retry(key: string): void;
  /** Takes one away, whatever its state. */
  remove(key: string): void;
  /** Resolves when nothing waits and nothing is under way. */
  settled(): Promise<void>;
  /** Ends what is under way and lets go of the files. */
  dispose(): void;
}

/** Makes the row of a complaint's pictures, which are uploaded one at a time (specification 5). */
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
      const outcome = await send(file, controller.signal);
      if (controller.signal.aborted) return;
      change(key, outcome.ok ? { state: "uploaded", url: outcome.url } : { state: "failed" });
      onSettled(outcome);
    } catch (error) {
      if (controller.signal.aborted) return;
      change(key, { state: "failed" });
      throw error;
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
      underWay?.controller.abort();
      pictures.forEach(release);
    },
  };
}
