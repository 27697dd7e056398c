/** An unexpected response of an object store. `status` is the HTTP status. */
export class StoreFault extends Error {
  override readonly name = "StoreFault";
  readonly status: number;

  constructor(address: string, action: string, status: number, answer: string) {
    super(`${address}: ${action} failed with status ${status}. ${answer.slice(0, 300)}`.trim());
    this.status = status;
  }
}
