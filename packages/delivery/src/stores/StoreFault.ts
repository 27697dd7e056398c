/** An object store answered what it should not have. `status` is the HTTP status. */
export class StoreFault extends Error {
  override readonly name = "StoreFault";
  readonly status: number;

  constructor(address: string, action: string, status: number, answer: string) {
    super(`${address}: ${action} was answered with ${status}. ${answer.slice(0, 300)}`.trim());
    this.status = status;
  }
}
