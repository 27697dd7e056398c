/** What the native app passes on the query string, as the test page lets it be edited (specification 2). */
export interface PreviewValues {
  readonly appVersion: string;
  readonly deviceName: string;
  readonly deviceId: string;
  readonly osVersion: string;
  readonly sessionId: string;
  readonly advertisingId: string;
  readonly productId: string;
  readonly orderId: string;
}

interface PreviewField {
  /** The parameter, and the key of its label. */
  readonly name: keyof PreviewValues;
  /** Kept for the life of the tab alone (decisions 2); everything else is kept for good. */
  readonly isSecret: boolean;
  /** The most that a launch takes: a longer value would be ignored. */
  readonly lengthMax: number;
}

/** The fields in the order of the query string. */
export const previewFields: readonly PreviewField[] = [
  { name: "appVersion", isSecret: false, lengthMax: 200 },
  { name: "deviceName", isSecret: false, lengthMax: 200 },
  { name: "deviceId", isSecret: true, lengthMax: 200 },
  { name: "osVersion", isSecret: false, lengthMax: 200 },
  { name: "sessionId", isSecret: true, lengthMax: 4096 },
  { name: "advertisingId", isSecret: true, lengthMax: 200 },
  { name: "productId", isSecret: false, lengthMax: 200 },
  { name: "orderId", isSecret: false, lengthMax: 200 },
];
