import type { CDPSession } from "@playwright/test";

/** Memory use of a page after garbage collection. `heap` is in bytes. */
export interface PageMemory {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

export async function measurePage(session: CDPSession): Promise<PageMemory> {
  // One collection is not enough: finalizers and weak references free more objects for the next.
  for (let turn = 0; turn < 3; turn += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners, documents } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes, listeners: jsEventListeners, documents };
}
