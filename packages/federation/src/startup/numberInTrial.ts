/**
 * Returns the number of a device in a canary, 0 to 99. The device gets the canary when the number is below the canary's
 * percentage. Uses FNV-1a over the canary's name and the device's id: a device always has the same number, a larger
 * percentage keeps all devices that were included, and the next canary selects others.
 */
export function numberInTrial(canaryId: string, deviceId: string): number {
  let hash = 2166136261;
  for (const character of canaryId + deviceId) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  // The low digits depend too much on the last characters; the high ones do not.
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}
