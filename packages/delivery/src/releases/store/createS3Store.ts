import { AwsClient } from "aws4fetch";
import { Untrusted } from "../signing/seal.ts";
import { fetchPlain, readBody } from "./fetchPlain.ts";
import { checkKey, OBJECT_MAX, type Store } from "./Store.ts";

interface S3StoreOptions {
  /** Origin of the service: "https://s3.ap-southeast-1.amazonaws.com". The bucket is a part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Prefix of every key, without slashes at its ends; may be empty. */
  readonly prefix?: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  /** Milliseconds until the response to a read must begin. Default: 5000. */
  readonly responseMs?: number;
}

/** Number of attempts when the response is transient, or missing. */
const TRIES = 6;
const FIRST_PAUSE_MS = 40;
/** Attempts of a read when the service accepts the connection but never responds. */
const SILENT_TRIES = 2;
const RESPONSE_MS = 5_000;
/** Time for a whole request: a large file on a slow connection. */
const REQUEST_MS = 30_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Decodes a key of a listing. Undefined for one that is not UTF-8, which no publisher writes. */
function decodeKey(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

interface SentRequest {
  readonly method: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whether to send a request again. 409: two writers met inside the service, and it has not decided yet which one is first. */
const isTransient = ({ status }: Response, { headers = {} }: SentRequest) =>
  status === 429 || status >= 500 || (status === 409 && "if-none-match" in headers);

/**
 * Opens a store in a bucket of any S3-compatible service. The one condition it relies on is `If-None-Match: *`, which AWS, Ceph,
 * MinIO and R2 support; probeStore detects services that do not.
 */
export function createS3Store(options: S3StoreOptions): Store {
  const { bucket, prefix = "", region, accessKeyId, secretAccessKey, sessionToken, responseMs = RESPONSE_MS } = options;
  const endpoint = options.endpoint.replace(/\/+$/, "");
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: "s3",
    retries: 0,
    ...(sessionToken !== undefined && { sessionToken }),
  });
  const address = `s3://${bucket}${prefix && `/${prefix}`} at ${endpoint}`;
  const before = prefix === "" ? "" : `${prefix}/`;
  const urlOf = (key: string) =>
    `${endpoint}/${bucket}/${(before + checkKey(key)).split("/").map(encodeURIComponent).join("/")}`;

  let aheadMs: number | undefined;

  /** Sends a request once. The response to a read must begin soon; an upload may take long before. */
  async function sendOnce(url: string, init: SentRequest): Promise<Response> {
    const silence = new AbortController();
    const timer = setTimeout(
      () => silence.abort(new DOMException("No response.", "TimeoutError")),
      init.method === "PUT" ? REQUEST_MS : responseMs,
    );
    try {
      const signal = AbortSignal.any([silence.signal, AbortSignal.timeout(REQUEST_MS)]);
      const { headers } = await client.sign(url, init);
      const response = await fetchPlain(url, { ...init, headers, signal });
      const date = Date.parse(response.headers.get("date") ?? "");
      if (!Number.isNaN(date)) aheadMs = Date.now() - date;
      return response;
    } finally {
      clearTimeout(timer);
    }
  }

  async function send(url: string, init: SentRequest): Promise<Response> {
    let silentTries = 0;
    for (let turn = 1; ; turn += 1) {
      try {
        const response = await sendOnce(url, init);
        if (!isTransient(response, init) || turn === TRIES) return response;
        await response.body?.cancel();
      } catch (fault) {
        if (fault instanceof DOMException && fault.name === "TimeoutError") silentTries += 1;
        if (turn === TRIES || silentTries === SILENT_TRIES)
          throw new Error(`${address} cannot be reached.`, { cause: fault });
      }
      await pause(FIRST_PAUSE_MS * 2 ** turn * (0.5 + Math.random()));
    }
  }

  async function refuse(action: string, response: Response): Promise<never> {
    const text = (await response.text()).slice(0, 300);
    throw new Error(`${address}: ${action} failed with status ${response.status}. ${text}`.trim());
  }

  const put = (key: string, content: Uint8Array, headers: Readonly<Record<string, string>> = {}) =>
    send(urlOf(key), { method: "PUT", body: new Uint8Array(content), headers });

  async function listPage(from: string, after: string, token: string) {
    const query = new URLSearchParams({ "list-type": "2", "encoding-type": "url", prefix: before + from });
    if (after !== "") query.set("start-after", before + after);
    if (token !== "") query.set("continuation-token", token);
    const response = await send(`${endpoint}/${bucket}?${query}`, { method: "GET" });
    if (!response.ok) return refuse(`listing ${from}`, response);
    const xml = await response.text();
    const texts = (name: string) =>
      [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => text);
    return {
      keys: texts("Key").flatMap((key) => decodeKey(key)?.slice(before.length) ?? []),
      next: (texts("NextContinuationToken")[0] ?? "").replaceAll("&amp;", "&"),
    };
  }

  return {
    address,
    clockAheadMs: () => aheadMs,
    async read(key) {
      const response = await send(urlOf(key), { method: "GET" });
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok) return refuse(`reading ${key}`, response);
      const content = await readBody(response, OBJECT_MAX);
      if (!content) throw new Untrusted(`${address}/${key} is longer than ${OBJECT_MAX} bytes.`);
      return content;
    },
    async size(key) {
      const response = await send(urlOf(key), { method: "HEAD" });
      if (response.status === 404) return undefined;
      if (!response.ok) return refuse(`reading the size of ${key}`, response);
      return Number(response.headers.get("content-length"));
    },
    async create(key, content) {
      const response = await put(key, content, { "if-none-match": "*" });
      if (!response.ok && response.status !== 412) return refuse(`writing ${key}`, response);
      await response.body?.cancel();
      return response.ok;
    },
    async replace(key, content) {
      const response = await put(key, content);
      if (!response.ok) await refuse(`writing ${key}`, response);
      await response.body?.cancel();
    },
    async list(from, after = "", until = "\uffff") {
      const keys: string[] = [];
      let token = "";
      do {
        const page = await listPage(from, after, token);
        keys.push(...page.keys);
        token = page.next;
      } while (token !== "" && (keys.at(-1) ?? "") <= until);
      return keys.sort();
    },
    async remove(key) {
      const response = await send(urlOf(key), { method: "DELETE" });
      if (!response.ok && response.status !== 404) await refuse(`removing ${key}`, response);
      await response.body?.cancel();
    },
  };
}
