/**
 * Calls an action for each item, for at most `limit` items at a time: requests to a distant store wait together. Rejects with the
 * first error.
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  limit: number,
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await action(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
}

/** Returns the value of a key, which is made once. After a failure the next call makes it again. */
export function remember<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key) ?? make();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/**
 * Attempts an action for each item and yields the outcomes in the order of the items: the first alone, because it usually is the one
 * that is wanted, and then `limit` items at a time.
 */
export async function* settleInOrder<Item, Result>(
  items: readonly Item[],
  limit: number,
  action: (item: Item) => Promise<Result>,
): AsyncGenerator<PromiseSettledResult<Result> & { readonly item: Item }> {
  let size = 1;
  for (let start = 0; start < items.length; ) {
    const batch = items.slice(start, start + size);
    start += size;
    size = limit;
    const outcomes = await Promise.allSettled(batch.map(action));
    for (const [index, outcome] of outcomes.entries()) yield { ...outcome, item: batch[index] as Item };
  }
}
