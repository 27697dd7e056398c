import { factsShown } from "../startup/facts/untilFactsShow.ts";

/** The template in which the shell's scripts wait for the facts of their path. */
export const heldScriptsId = "held";

/**
 * Has the shell's scripts run once the start-up script says so (docs/decisions/034), and at once where it did not run. In a
 * template they wait as they are: with their hashes, and named by no text that a script wrote.
 */
export const releaseScript = `floor&&function(t,go){go=function(){t.replaceWith(t.content)};self.${factsShown}?${factsShown}.then(go,go):go()}(document.getElementById("${heldScriptsId}"))`;
