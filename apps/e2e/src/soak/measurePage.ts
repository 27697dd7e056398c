import type { CDPSession } from "@playwright/test";

/** What a page holds after its garbage was collected. */
export interface Held {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

export async function measurePage(session: CDPSession): Promise<Held> {
  // What one collection sets free, by a finalizer or a weak reference, the next ones take.
  for (let turn = 0; turn < 3; turn += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners, documents } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes, listeners: jsEventListeners, documents };
}
