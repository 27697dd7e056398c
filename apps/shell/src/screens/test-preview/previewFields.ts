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
}

/** The fields in the order of the query string. */
export const previewFields: readonly PreviewField[] = [
  { name: "appVersion", isSecret: false },
  { name: "deviceName", isSecret: false },
  { name: "deviceId", isSecret: true },
  { name: "osVersion", isSecret: false },
  { name: "sessionId", isSecret: true },
  { name: "advertisingId", isSecret: true },
  { name: "productId", isSecret: false },
  { name: "orderId", isSecret: false },
];
