import { type PreviewValues, previewFields } from "./previewFields.ts";

/** A window as far as its storage goes; both may be getters that throw. */
export interface StoragePort {
  readonly localStorage: Pick<Storage, "getItem" | "setItem">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
}

const KEY = "testPreview";

/** What is secret is kept for the life of the tab, the rest for good (decisions 2). */
const storeOf = (port: StoragePort, isSecret: boolean) => (isSecret ? port.sessionStorage : port.localStorage);

function readStore(port: StoragePort, isSecret: boolean): URLSearchParams {
  try {
    return new URLSearchParams(storeOf(port, isSecret).getItem(KEY) ?? "");
  } catch {
    return new URLSearchParams();
  }
}

/** The values as they were left; what was never touched is this launch's. */
export function readPreviewValues(port: StoragePort, launched: Partial<PreviewValues>): PreviewValues {
  const secret = readStore(port, true);
  const plain = readStore(port, false);
  const read = (name: keyof PreviewValues) => secret.get(name) ?? plain.get(name) ?? launched[name] ?? "";
  return {
    appVersion: read("appVersion"),
    deviceName: read("deviceName"),
    deviceId: read("deviceId"),
    osVersion: read("osVersion"),
    sessionId: read("sessionId"),
    advertisingId: read("advertisingId"),
    productId: read("productId"),
    orderId: read("orderId"),
  };
}

/** Keeps the values; where there is no storage they stay as long as the page stands. */
export function savePreviewValues(port: StoragePort, values: PreviewValues): void {
  for (const isSecret of [true, false]) {
    const kept = new URLSearchParams();
    for (const field of previewFields) if (field.isSecret === isSecret) kept.set(field.name, values[field.name]);
    try {
      storeOf(port, isSecret).setItem(KEY, `${kept}`);
    } catch {
      // Storage is blocked or full: the fields still hold the values.
    }
  }
}
