import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { JoinedResponse } from "./joinedResponse.ts";

it.each([
  [1, 15_000],
  [2, 15_001],
])("sends a body in %d write(s), byte for byte, when it has %d bytes", async (writes, size) => {
  const bytes = Uint8Array.from({ length: size }, (_, index) => index % 256);
  let write: ReturnType<typeof vi.spyOn> | undefined;
  const server = createServer({ ServerResponse: JoinedResponse }, ({ socket }, response) => {
    write = vi.spyOn(socket, "write");
    response.writeHead(200, { "content-length": size }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  expect(write).toHaveBeenCalledTimes(writes);
  server.close();
});
