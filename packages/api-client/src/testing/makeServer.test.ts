import { expect, it } from "vitest";
import { makeApi } from "./makeApi.ts";

it("a route can compute its response from the request and can be replaced", async () => {
  const { api, route } = makeApi({ "POST /a": ({ fields }: { fields: object }) => ({ code: "0", data: fields }) });
  expect(await api.form.post("/a", { x: "1" })).toEqual({ code: "0", data: { x: "1" } });
  route("POST /a", { code: "1" });
  expect(await api.form.post("/a")).toEqual({ code: "1" });
});

it("responds with 404 to an address without a route", async () => {
  const { api, requests } = makeApi();
  await expect(api.form.get("/nowhere")).rejects.toMatchObject({ code: "HTTP", status: 404 });
  expect(requests).toHaveLength(1);
});
