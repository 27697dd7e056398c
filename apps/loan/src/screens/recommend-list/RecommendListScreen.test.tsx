import { type FakeRoute, makeApi, respond } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { makeScholarships } from "../../api/testing/makeProducts.ts";
import { RecommendListScreen } from "./RecommendListScreen.tsx";

const LIST = "POST /panda/honey/scholarships";

async function open(list: FakeRoute = respond(makeScholarships())) {
  const server = makeApi({
    [LIST]: list,
    "POST /gopia/goya/click": { tarn: "00" },
    "POST /gopia/goya/enter": { tarn: "00", strath: { glen: "https://h5.test/loanConfirm2?productId=p-2" } },
  });
  await act(async () => render(<TestScreen screen={RecommendListScreen} path="/recommendList" server={server} />));
  return { server, paths: () => server.requests.map((request) => request.path) };
}

const apply = () => screen.findByRole("button", { name: "Apply now" });

afterEach(cleanup);

describe("/recommendList", () => {
  it("lists the products under its title and the server's notice, and does not mention a failure", {
    tags: "products.list-route",
  }, async () => {
    await open();
    expect(await screen.findByRole("heading", { level: 1, name: "Recommended products" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "These loans are open to you today." })).toBeTruthy();
    expect(screen.getByRole("list", { name: "Recommended products" })).toBeTruthy();
    expect(screen.queryByText("Failed")).toBeNull();
    expect(screen.queryByText("The partner app could not log you in.")).toBeNull();
  });

  it("shows a default heading when the server sends no notice", async () => {
    await open(respond(makeScholarships({ noticeMessage: null })));
    expect(await screen.findByRole("heading", { level: 2, name: "Open to you now" })).toBeTruthy();
  });

  it("opens a product once for a double tap when a busy phone handles its second tap late, and again later", async () => {
    const { server, paths } = await open();
    server.route("POST /gopia/goya/enter", { tarn: "00", strath: { glen: "product" } });
    const opened = () => paths().filter((one) => one.endsWith("/enter"));
    await userEvent.click(await apply());
    await waitFor(() => expect(opened()).toHaveLength(1));
    await act(async () => {});
    await userEvent.click(await apply());
    expect(opened()).toHaveLength(1);
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
    await userEvent.click(await apply());
    await waitFor(() => expect(opened()).toHaveLength(2));
  });

  it.each([[makeScholarships({ products: [] })], [{}], [null]])("shows that no product is open: %j", async (data) => {
    await open(respond(data));
    expect(await screen.findByRole("heading", { name: "No product is open now" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Recommended products" })).toBeTruthy();
  });
});
