/** A proof in its two halves. */
export function splitProof(proof: string): { readonly alias: string; readonly name: string } {
  const [alias = ""] = proof.split(": ", 1);
  return { alias, name: proof.slice(alias.length + 2) };
}
