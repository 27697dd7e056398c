/**
 * Returns 32 bits that distinguish sessions, from which a session cannot be calculated; "" for no session. What outlives
 * a session on the phone names its owner with them. They do not protect a session that can be guessed.
 */
export function ownerOf(sessionId: string): string {
  let hash = 0;
  for (const unit of sessionId) hash = (hash * 9973 + unit.charCodeAt(0)) % 2 ** 32;
  return sessionId && `${hash}`;
}
