import { testFirstLoad } from "../../every-screen/testFirstLoad.ts";
import { readManifest } from "../../harness/readManifest.ts";
import { expect, order, test } from "../../harness/test.ts";

testFirstLoad({ path: "/loanDetail", query: order, app: "loan", data: "/v3/loan-details" });

test("an idle phone has the files of another remote's screen, and the touch requests its data", async ({
  page,
  open,
}) => {
  const { entry, paths: repayPaths } = readManifest("repay");
  const files = [entry, ...(repayPaths["/repay"]?.scripts ?? []), ...(repayPaths["/repay"]?.styles ?? [])];
  const wanted = files.map((file) => `/assets/repay/${file}`).sort();
  const data = "/api/app/v3/installment/loan-play-detail";
  const requested: string[] = [];
  // The folder has the version and a hash.
  const pathOf = (url: string) => new URL(url).pathname.replace(/\/\d+\.\d+\.\d+-[\da-f]{12}\//, "/");
  page.on("request", (request) => requested.push(pathOf(request.url())));
  const requestedFiles = () => requested.filter((one) => wanted.includes(one)).sort();
  await open("/loanDetail", order);
  await expect.poll(requestedFiles).toEqual(wanted);
  expect(requested).not.toContain(data);
  const repay = page.getByRole("link", { name: "REPAY", exact: true });
  await expect(async () => {
    await repay.dispatchEvent("pointerdown");
    expect(requested).toContain(data);
  }).toPass();
  await repay.click();
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  expect(requestedFiles()).toEqual(wanted);
  expect(requested.filter((one) => one === data)).toHaveLength(1);
});

for (const [what, cut] of [
  ["before", '<script type="application/json" id="other-remotes">'],
  ["within", '"name":"repay"'],
] as const)
  test(`a document that ends ${what} its other remotes shows the order, and opens its repayment`, async ({
    page,
    open,
  }) => {
    await page.route("**/loanDetail?*", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const end = html.indexOf(cut, html.indexOf('id="root"'));
      expect(end).toBeGreaterThan(0);
      await route.fulfill({ response, body: html.slice(0, end) });
    });
    await open("/loanDetail", order);
    await page.getByRole("link", { name: "REPAY", exact: true }).click();
    await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  });
