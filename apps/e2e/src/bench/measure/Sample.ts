/** Measurements of one page load or one navigation. Times are milliseconds; bytes are transferred bytes, headers included. */
export interface Sample {
  readonly firstPaint?: number;
  readonly largestPaint?: number;
  readonly facts: number;
  readonly ready: number;
  readonly layoutShift: number;
  readonly blocking: number;
  readonly longestTask: number;
  /** Request depth: how many requests had to run one after the other. */
  readonly levels: number;
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly documentBytes: number;
  readonly dataBytes: number;
  /** JavaScript heap in megabytes after garbage collection. */
  readonly heap?: number;
}
