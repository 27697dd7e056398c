/** Tells a person, or a program, what happens. */
export interface Teller {
  /** A line that stays. */
  say(line: string): void;
  /** A line that the next one replaces, where a person looks at a terminal. */
  progress(line: string): void;
  /** A picture in characters, only where a person looks at a terminal. */
  picture(lines: string): void;
  /** Facts for a program, gathered into the one object that `--json` prints. */
  note(facts: Readonly<Record<string, unknown>>): void;
  /** What was gathered. */
  facts(): Readonly<Record<string, unknown>>;
}

interface TellerOptions {
  readonly write: (text: string) => void;
  /** Only facts, as JSON at the end: nothing is said in between. */
  readonly isJson: boolean;
  readonly isTerminal: boolean;
}

const CLEAR_LINE = "\r\u001b[K";

/** A teller that writes plain lines; in a terminal, progress stays on its own line. */
export function createTeller({ write, isJson, isTerminal }: TellerOptions): Teller {
  const gathered: Record<string, unknown> = {};
  let isOpen = false;
  const close = () => {
    if (isOpen) write(CLEAR_LINE);
    isOpen = false;
  };
  return {
    say(line) {
      if (isJson) return;
      close();
      write(`${line}\n`);
    },
    progress(line) {
      if (isJson || !isTerminal) return;
      write(`${CLEAR_LINE}${line}`);
      isOpen = true;
    },
    picture(lines) {
      if (isJson || !isTerminal) return;
      close();
      write(`${lines}\n`);
    },
    note: (facts) => Object.assign(gathered, facts),
    facts: () => gathered,
  };
}
