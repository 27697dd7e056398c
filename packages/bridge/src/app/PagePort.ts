/** The parts of the page that the bridge uses: address, history and session storage. `window` implements it. */
export interface PagePort {
  readonly location: {
    readonly href: string;
    assign(url: string): void;
    replace(url: string): void;
  };
  readonly history: {
    readonly state: unknown;
    pushState(state: unknown, unused: string): void;
    go(delta: number): void;
  };
  /** May be a getter that throws. */
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
}
