/** A private or old-fashioned phrase, what to write instead, and the pattern that finds it. */
export interface Idiom {
  readonly phrase: string;
  readonly instead: string;
  readonly pattern: RegExp;
}

/** Searched in comments, documents, changesets and test titles. */
export const PROSE_IDIOMS: readonly Idiom[] = [
  { phrase: "stand", instead: "is, exists, is rendered, is stored", pattern: /\b(?:stands?|stood)\b/gi },
  { phrase: "tell", instead: "report, notify, show, log, return", pattern: /\b(?:tells?|told|telling)\b/gi },
  { phrase: "say", instead: "state, show; copy, label, message", pattern: /\b(?:said|says)\b/gi },
  { phrase: "ask", instead: "request, fetch, query", pattern: /\bask(?:s|ed|ing)?\b/gi },
  { phrase: "word", instead: "message, copy, label, text", pattern: /\bwords?\b/gi },
  { phrase: "anew", instead: "again, re-render, retry", pattern: /\banew\b|\bonce more\b/gi },
  { phrase: "odd", instead: "malformed, unexpected, invalid", pattern: /\bodd\b/gi },
  { phrase: "be had", instead: "is available, fails to load", pattern: /\b(?:be|is) (?:to be )?had\b/gi },
  {
    phrase: "of its own",
    instead: "separate, dedicated; or nothing",
    pattern: /\bof (?:its|their|his|our|one's) own\b/gi,
  },
  {
    phrase: "is there, is here",
    instead: "is available, is loaded",
    pattern: /\b(?:is|are|was|were) (?:there|here)\b(?! (?:a|an|no|any|is|are)\b)/gi,
  },
  { phrase: "whose", instead: "a second sentence, or `with`", pattern: /\bwho(?:se|ever)\b/gi },
  { phrase: "goes by, goes on", instead: "uses, continues", pattern: /\bgoes (?:by|on)\b/gi },
  { phrase: "wave", instead: "preload list", pattern: /\bwaves?\b/gi },
  { phrase: "pin", instead: "integrity hash, integrity manifest", pattern: /\bpin(?:s|ned)?\b/gi },
  { phrase: "arm, trial", instead: "variant, contender; canary", pattern: /\b(?:arms?|trials?)\b/gi },
  { phrase: "row of sets", instead: "release log", pattern: /\brow of (?:sets|releases)\b|\bthe row\b/gi },
  { phrase: "floor", instead: "minimum browser version", pattern: /\bfloor\b/gi },
  { phrase: "lean", instead: "federation runtime", pattern: /\blean\b/gi },
  { phrase: "nobody, somebody", instead: "name who, or use the passive", pattern: /\b(?:nobody|somebody)\b/gi },
  { phrase: "bear", instead: "supports, handles, is N kB", pattern: /\b(?:bears?|borne)\b/gi },
  {
    phrase: "for good, in vain",
    instead: "permanently; without effect",
    pattern: /\bfor good\b|\bin vain\b|\bfor ever\b/gi,
  },
  { phrase: "lead to", instead: "navigates to, opens, causes", pattern: /\b(?:leads?|led)(?: on)? to\b/gi },
];

/** Whole words inside the names of constants, functions, classes and types. */
export const NAME_IDIOMS = new Set(
  (
    "said told teller tell tells asked asks begun stand stands stood odd wave waves pin pins pinned arm arms trial desk " +
    "sight shipyard drill fate fates floor anew lean lent kept gone here there heard hear seen"
  ).split(" "),
);
