/** Writes the command's output for a person or a program. */
export interface Reporter {
  /** Writes a permanent line. */
  print(line: string): void;
  /** In a terminal, writes a line that the next one replaces. */
  progress(line: string): void;
  /** Writes a picture made of characters, only in a terminal. */
  picture(lines: string): void;
  /** Adds facts to the one object that `--json` prints. */
  note(facts: Readonly<Record<string, unknown>>): void;
  /** Returns all added facts. */
  facts(): Readonly<Record<string, unknown>>;
}

interface ReporterOptions {
  readonly write: (text: string) => void;
  /** Prints only the facts, as JSON at the end. */
  readonly isJson: boolean;
  readonly isTerminal: boolean;
}

const CLEAR_LINE = "\r\u001b[K";

/** Creates a reporter that writes plain lines; in a terminal, progress stays on one line. */
export function createReporter({ write, isJson, isTerminal }: ReporterOptions): Reporter {
  const gathered: Record<string, unknown> = {};
  let isOpen = false;
  const close = () => {
    if (isOpen) write(CLEAR_LINE);
    isOpen = false;
  };
  return {
    print(line) {
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
