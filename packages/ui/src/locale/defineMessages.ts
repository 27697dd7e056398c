import { register } from "./messageStore.ts";

/** One message: a text, or a function from its parameters to a text. */
export type Message = string | ((...parameters: never[]) => string);

/** The content of a language file: exactly the keys of the source, each with the same parameters. */
export type Messages<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : string;
};

/** A language file as `import("./messages.fil-PH.ts")` returns it. */
export interface MessageFile<Texts> {
  readonly messages: Texts;
}

/**
 * The messages of one screen or component. It contains the source; other languages load when chosen. Philippine
 * English lists only the messages that differ from the source, usually in place.
 */
export interface Catalogue<Source> {
  readonly source: Source;
  readonly others: Readonly<
    Record<"fil-PH" | "zh-CN", () => Promise<MessageFile<Messages<Source>>>> &
      Record<"en-PH", () => Promise<MessageFile<Partial<Messages<Source>>>>>
  >;
}

/**
 * Declares a catalogue. A language without a file, or a file with a missing key or other parameters, does not compile.
 * Language files import nothing.
 */
export function defineMessages<const Source extends Readonly<Record<string, Message>>>(
  catalogue: Catalogue<Source>,
): Catalogue<Source> {
  register(catalogue);
  return catalogue;
}
