/** The query parameters of a launch link, as edited on the test page. */
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
  /** Name of the parameter, and key of its label. */
  readonly name: keyof PreviewValues;
  /** Whether the value is stored only for the life of the tab, because it identifies a borrower or a device. */
  readonly isSecret: boolean;
  /** Maximum length in a launch link. A launch ignores longer values. */
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
