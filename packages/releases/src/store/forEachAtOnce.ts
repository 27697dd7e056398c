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
