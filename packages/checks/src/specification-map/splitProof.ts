/** Splits a proof into the short name of its test file and the test title. */
export function splitProof(proof: string): { readonly alias: string; readonly name: string } {
  const [alias = ""] = proof.split(": ", 1);
  return { alias, name: proof.slice(alias.length + 2) };
}
