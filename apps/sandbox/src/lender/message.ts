/** A text of the lender, or one with values. Its English text is its key in every language. */
export type Text = string | Message;

type Values = Readonly<Record<string, Text | number>>;

/** A text with values, such as "Pay {amount}". As JSON and as a string it is English. */
export class Message {
  readonly key: string;
  readonly values: Values;

  constructor(key: string, values: Values) {
    this.key = key;
    this.values = values;
  }

  /** Returns a translation of the key with the values. `show` writes a value. */
  fill(translation: string, show: (value: Text) => string): string {
    return translation.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = this.values[name] ?? "";
      return typeof value === "number" ? String(value) : show(value);
    });
  }

  toString(): string {
    return this.fill(this.key, String);
  }

  toJSON(): string {
    return this.toString();
  }
}

export const message = (key: string, values: Values) => new Message(key, values);
