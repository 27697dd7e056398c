import type { Locale } from "./Locale.ts";
import { register } from "./messageStore.ts";

/** One message: a text, or a function from its parameters to a text. */
export type Message = string | ((...parameters: never[]) => string);

/** The content of a language file: exactly the keys of the source, each with the same parameters. */
export type Messages<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : string;
};

/** A language file as `import("./words.fil-PH.ts")` returns it. */
export interface MessageFile<Source> {
  readonly messages: Messages<Source>;
}

/** The messages of one screen or component. It contains the source; other languages load when chosen. */
export interface Catalogue<Source> {
  readonly source: Source;
  readonly others: Readonly<Record<Exclude<Locale, "source">, () => Promise<MessageFile<Source>>>>;
}

/**
 * Declares a catalogue. A language without a file, or a file with a missing or unknown key, does not compile. Keep the
 * source in a separate constant, export its type, and end each file with `satisfies Messages<TypeOfSource>`.
 */
export function defineMessages<const Source extends Readonly<Record<string, Message>>>(
  catalogue: Catalogue<Source>,
): Catalogue<Source> {
  register(catalogue);
  return catalogue;
}
