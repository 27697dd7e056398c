import { type PreviewValues, previewFields } from "./previewFields.ts";

/** The storages of a window. Both may be getters that throw. */
export interface StoragePort {
  readonly localStorage: Pick<Storage, "getItem" | "setItem">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
}

const KEY = "testPreview";

/** Returns the tab's storage for secret values and the persistent storage for the others. */
const storeOf = (port: StoragePort, isSecret: boolean) => (isSecret ? port.sessionStorage : port.localStorage);

function readStore(port: StoragePort, isSecret: boolean): URLSearchParams {
  try {
    return new URLSearchParams(storeOf(port, isSecret).getItem(KEY) ?? "");
  } catch {
    return new URLSearchParams();
  }
}

/** Reads the stored values. Values that were never edited come from the current launch. */
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

/** Stores the values. Without storage they exist until the page closes. */
export function savePreviewValues(port: StoragePort, values: PreviewValues): void {
  for (const isSecret of [true, false]) {
    const stored = new URLSearchParams();
    for (const field of previewFields) if (field.isSecret === isSecret) stored.set(field.name, values[field.name]);
    try {
      storeOf(port, isSecret).setItem(KEY, `${stored}`);
    } catch {
      // Storage is blocked or full: the fields still hold the values.
    }
  }
}
