import net, { type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSender } from "./sendToOrigin.ts";

const OK = "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}";
let received: string[];
let respond: (socket: Socket) => void;
let api: net.Server;
const sockets = new Set<Socket>();
beforeEach(async () => {
  received = [];
  respond = (socket) => socket.write(OK);
  api = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      received.push(data.toString().split(" ")[1] ?? "");
      respond(socket);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  api.close();
});

const open = (timeoutMs = 5000) => {
  const send = createSender(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, timeoutMs);
  const { signal } = new AbortController();
  return (target: string) => send({ method: "GET", target, headers: new Headers(), body: null, signal });
};

it("sends a read again on a connection that the API had closed, and not once its response has begun", async () => {
  const get = open();
  expect(await (await get("/first")).text()).toBe("{}");
  let isClosed = false;
  respond = (socket) => {
    if (isClosed) socket.write(OK);
    else socket.resetAndDestroy();
    isClosed = true;
  };
  expect(await (await get("/again")).text()).toBe("{}");
  respond = (socket) => {
    socket.write("HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{");
    setTimeout(() => socket.resetAndDestroy());
  };
  await expect((await get("/cut-off")).text()).rejects.toThrow();
  expect(received).toEqual(["/first", "/again", "/again", "/cut-off"]);
});

it("ends a read in time that waits for a connection, while the API answers none", async () => {
  respond = () => undefined;
  const get = open(300);
  const started = performance.now();
  const reads = Array.from({ length: 600 }, (_, index) => get(`/${index}`));
  const results = await Promise.allSettled(reads);
  expect(new Set(results.map((one) => (one.status === "rejected" ? one.reason.name : "answered")))).toEqual(
    new Set(["OriginTimeout"]),
  );
  expect(performance.now() - started).toBeLessThan(5000);
});

it("fails when the API switches protocols instead of responding", async () => {
  respond = (socket) => socket.write("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n");
  await expect(open()("/a")).rejects.toThrow("The API closed the connection.");
});
