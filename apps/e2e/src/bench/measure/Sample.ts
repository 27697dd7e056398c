/** One load or one step. Times are milliseconds; bytes are as transferred, headers included. */
export interface Sample {
  readonly firstPaint?: number;
  readonly largestPaint?: number;
  readonly facts: number;
  readonly ready: number;
  readonly layoutShift: number;
  readonly blocking: number;
  readonly longestTask: number;
  readonly levels: number;
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly documentBytes: number;
  readonly dataBytes: number;
  /** Megabytes of the page's objects after a collection. */
  readonly heap?: number;
}
