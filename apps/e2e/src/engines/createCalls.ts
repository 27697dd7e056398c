const RESPONSE_MS = 60_000;

/** Creates requests to an engine's process. They carry an id, so that responses may come in any order. */
export function createCalls(
  name: string,
  exited: Promise<void>,
  write: (id: number, method: string, fields: object) => void,
) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  return {
    /** Sends a request and returns its response. Throws when the engine refuses it, does not respond, or exits. */
    send<T>(method: string, fields = {}) {
      last += 1;
      const id = last;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const response = new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        timer = setTimeout(() => reject(new Error(`${name} does not respond to ${method}.`)), RESPONSE_MS);
        void exited.then(() => reject(new Error(`${name} has exited.`)));
        write(id, method, fields);
      });
      return response.finally(() => {
        clearTimeout(timer);
        waiting.delete(id);
      }) as Promise<T>;
    },
    /** Settles the request of this id. A response without a request is ignored. */
    settle(id: number | undefined, error: string | undefined, value: unknown) {
      const request = id === undefined ? undefined : waiting.get(id);
      if (error === undefined) request?.resolve(value);
      else request?.reject(new Error(error));
    },
  };
}
