/**
 * The number of a device in a trial, 0 to 99: it is in when that is below the trial's percent. FNV-1a over the trial's name
 * and the device's id, so the same device is always in or always out, a larger share keeps everybody who was in, and the next
 * trial draws others.
 */
export function numberInTrial(trial: string, deviceId: string): number {
  let hash = 2166136261;
  for (const character of trial + deviceId) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  // The low digits follow the last characters too closely; the high ones do not.
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}
