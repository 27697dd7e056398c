import type { Locale } from "./Locale.ts";
import { register } from "./messageStore.ts";

/** One message: a text, or a function from its parameters to a text. */
export type Message = string | ((...parameters: never[]) => string);

/** What each language's file must hold: exactly the keys of the source, each with the same parameters. */
export type Messages<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : string;
};

/** A language's file, as `import("./words.fil-PH.ts")` gives it. */
export interface MessageFile<Source> {
  readonly messages: Messages<Source>;
}

/** The words of one screen or component: the source's come with it, the other languages are loaded when chosen. */
export interface Catalogue<Source> {
  readonly source: Source;
  readonly others: Readonly<Record<Exclude<Locale, "source">, () => Promise<MessageFile<Source>>>>;
}

/**
 * Declares a catalogue. A language without a file, or a file with a missing or foreign key, does not compile. Keep the
 * source in a constant of its own, export its type, and end each file with `satisfies Messages<TypeOfSource>`.
 */
export function defineMessages<const Source extends Readonly<Record<string, Message>>>(
  catalogue: Catalogue<Source>,
): Catalogue<Source> {
  register(catalogue);
  return catalogue;
}
