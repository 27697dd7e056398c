import type { APIRequestContext, Page } from "@playwright/test";
import { test as base, type CallSandbox, expect, expectAccessible, launchQuery } from "../../harness/test.ts";

interface FiledComplaint {
  readonly id: string;
  readonly origin: string;
  readonly orderId: string;
  readonly problemType: string;
  readonly detail: string;
  readonly images: readonly string[];
  readonly score: number | null;
}

const START = { orderId: "o-174" };

/** Adds `numberOf`, which returns an order's number. The number starts with the day of its application. */
const test = base.extend<{ numberOf: (id: string) => Promise<string> }>({
  numberOf: ({ callSandbox }, use) =>
    use(async (id) => ((await callSandbox(`/sandbox/orders/${id}`)) as { number: string }).number),
});
const COMPLAINT = "Two receipts for one instalment: the second one is not in my order.";

const send = (page: Page) => page.getByRole("button", { name: "Send" });
const complaintField = (page: Page) => page.getByRole("textbox", { name: "Tell us what happened" });
/**
 * Sends a complaint. Returns the text of the dialog that thanks for it. The dialog closes after 1.5 s, which is less than a
 * busy machine may need between two polls of `expect`, so the page itself checks every frame.
 */
async function sendComplaint(page: Page, tap = () => send(page).click()): Promise<string> {
  const thanks = page.waitForFunction(() =>
    [...document.querySelectorAll("[role=dialog]")]
      .map((dialog) => dialog.textContent ?? "")
      .find((text) => text.startsWith("Sent. Thank you for telling us.")),
  );
  const [handle] = await Promise.all([thanks, tap()]);
  return (await handle.jsonValue()) ?? "";
}
const addPictures = (page: Page) => page.getByLabel("Add pictures");
const enlarge = (page: Page) => page.getByRole("button", { name: /^Enlarge: Picture/ });

/** Returns the complaints that the borrower filed in this journey, from the database. */
const filed = async (callSandbox: CallSandbox) =>
  ((await callSandbox("/sandbox/complaints")) as FiledComplaint[]).filter(({ origin }) => origin === "borrower");
const count = async (callSandbox: CallSandbox, part: string) =>
  ((await callSandbox(`/sandbox/requests?path=${part}`)) as unknown[]).length;

async function openNext(page: Page, type = "Repayment") {
  await page.getByRole("button", { name: type, exact: true }).click();
  await expect(complaintField(page)).toBeVisible();
}

const APP1 = 0xe1;

/** Returns a JPEG like one from a phone, with Exif rotation and location. By default 400 by 200, with a red left half. */
async function takePhoto(page: Page, { width = 400, height = 200, orientation = 6 } = {}) {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement("canvas");
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.fillStyle = "#0000ff";
      context.fillRect(0, 0, w, h);
      context.fillStyle = "#ff0000";
      context.fillRect(0, 0, w / 2, h);
      return canvas.toDataURL("image/jpeg", 0.95).split(",")[1] ?? "";
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(base64, "base64");
  const note = Buffer.from("CANARY-14.5995N-120.9842E\0", "latin1");
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  tiff.write("MM\0*", 0, "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  // Exif tags: 0x010e is the description, 0x0112 the orientation.
  tiff.writeUInt16BE(0x010e, 10);
  tiff.writeUInt16BE(2, 12);
  tiff.writeUInt32BE(note.length, 14);
  tiff.writeUInt32BE(tiff.length, 18);
  tiff.writeUInt16BE(0x0112, 22);
  tiff.writeUInt16BE(3, 24);
  tiff.writeUInt32BE(1, 26);
  tiff.writeUInt16BE(orientation, 30);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, note]);
  const head = Buffer.from([0xff, APP1, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  const buffer = Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
  return { name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer };
}

/** Reads an uploaded picture: its bytes, its size, and the colours in the middle of its upper and lower half. */
async function readUpload(page: Page, request: APIRequestContext, origin: string, name: string) {
  const response = await request.get(`${origin}/sandbox/uploads/${name}`);
  const bytes = await response.body();
  const pixels = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    const colourAt = (y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(canvas.width / 2, y, 1, 1).data ?? [];
      return red > blue ? "red" : "blue";
    };
    return {
      size: [canvas.width, canvas.height],
      upper: colourAt(canvas.height * 0.25),
      lower: colourAt(canvas.height * 0.75),
    };
  }, `/sandbox/uploads/${name}`);
  return { ...pixels, bytes };
}

test("a complaint with two pictures is filed once, answered, and rated", {
  tag: [
    "@product.borrower-tasks",
    "@complaints.list-route",
    "@complaints.next-route",
    "@complaints.details-route",
    "@complaints.route",
    "@complaints.flow",
  ],
}, async ({ page, open, callSandbox, request, sandbox, numberOf }) => {
  await open("/complaint", START);
  await expect(page.getByRole("heading", { level: 1, name: "Complaint" })).toBeVisible();
  await expect(page).toHaveTitle("Complaint");
  await expect(page.getByRole("region", { name: "Order" })).toContainText("Sandbox Cash");
  await expect(page.getByText(/^Promised reply within 3 weekdays: by \w+day, \d{4}-\d\d-\d\d$/)).toBeVisible();
  await expectAccessible(page);
  await openNext(page);
  const url = new URL(page.url());
  expect([url.pathname, url.searchParams.get("problemType"), url.searchParams.get("orderNo")]).toEqual([
    "/complainPageNext",
    "2",
    await numberOf(START.orderId),
  ]);
  await expect(page.getByRole("list", { name: "Type of problem" })).toHaveText("Repayment");
  await complaintField(page).fill(COMPLAINT);

  await addPictures(page).setInputFiles([await takePhoto(page), await takePhoto(page, { width: 4000, height: 3000 })]);
  await expect(page.getByRole("status").getByText("Upload succeeded!")).toBeVisible();
  await expect(enlarge(page)).toHaveCount(2);

  const posted = page.waitForRequest(/\/problem-save/);
  const sentAt = Date.now();
  await sendComplaint(page, () => send(page).dblclick());
  const fields = Object.fromEntries(new URLSearchParams((await posted).postData() ?? ""));
  expect(fields).toMatchObject({
    problemType: "2",
    problemSonType: "",
    problemDetail: COMPLAINT,
    orderNo: await numberOf(START.orderId),
  });
  const names = (fields.problemImage ?? "").split(",").map((address) => address.split("/").pop() ?? "");
  await expect(page.getByRole("heading", { name: "What is the problem about?" })).toBeVisible();
  expect(Date.now() - sentAt).toBeGreaterThan(1400);
  expect(new URL(page.url()).pathname).toBe("/complaint");
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});

  const [complaint, ...others] = await filed(callSandbox);
  expect(others).toEqual([]);
  expect(complaint).toMatchObject({ orderId: "o-174", problemType: "2", detail: COMPLAINT, images: names });
  expect(await callSandbox("/sandbox/effects")).toMatchObject({ complaints: 1, uploads: 2 });
  expect(await count(callSandbox, "problem-save")).toBe(1);
  // Orientation 6: the left side of the camera image is the top of the picture.
  const small = await readUpload(page, request, sandbox.origin, names[0] ?? "");
  expect(small).toMatchObject({ size: [200, 400], upper: "red", lower: "blue" });
  const large = await readUpload(page, request, sandbox.origin, names[1] ?? "");
  expect(large).toMatchObject({ size: [1200, 1600], upper: "red", lower: "blue" });
  for (const { bytes } of [small, large]) {
    expect(bytes.includes("Exif")).toBe(false);
    expect(bytes.includes("CANARY")).toBe(false);
  }

  await page.getByRole("link", { name: /^We received your complaint \d{8}-\d{4}\.\s*Reply due by 20/ }).click();
  await expect(page.getByRole("region", { name: "Your case" })).toContainText(await numberOf(START.orderId));
  await page.goBack();

  await callSandbox(`/sandbox/complaints/${complaint?.id}/reply`, { text: "We entered your payment. Thank you." });
  await page.getByRole("link", { name: "My complaints" }).click();
  await page.getByRole("tab", { name: "Answered" }).click();
  expect(new URL(page.url()).pathname).toBe("/complaintList");
  await page.getByRole("link", { name: new RegExp(COMPLAINT.slice(0, 30)) }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Complaint details" })).toBeVisible();
  const details = new URL(page.url());
  expect([details.pathname, details.searchParams.get("problemId")]).toEqual(["/complainDetails", complaint?.id]);
  // After three seconds the rating opens and hides the details from assistive technology.
  await expect(page.getByRole("textbox", { name: "Your complaint", includeHidden: true })).toHaveValue(COMPLAINT);
  await expect(page.getByText(`${COMPLAINT.length}/200`)).toBeVisible();
  await expect(page.getByRole("region", { name: "Process Result", includeHidden: true })).toContainText(
    "We entered your payment.",
  );

  const rating = page.getByRole("dialog", { name: "How was our answer?" });
  await expect(rating).toBeVisible();
  await rating.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Silakan pilih")).toBeVisible();
  await rating.getByRole("radio", { name: "4 stars" }).check();
  await rating.getByRole("button", { name: "Send" }).dblclick();
  await expect(page.getByText("Successful demonstration！")).toBeVisible();
  await expect(rating).toHaveCount(0);
  expect((await filed(callSandbox))[0]?.score).toBe(4);
  expect(await count(callSandbox, "save-score")).toBe(1);
});

test("a draft survives a reload and a new webview, and is deleted once it is sent", {
  tag: "@rulings.complaint-draft",
}, async ({ page, open, callSandbox, context, sandbox }) => {
  await open("/complaint", START);
  await openNext(page);
  await complaintField(page).fill(COMPLAINT);
  await addPictures(page).setInputFiles(await takePhoto(page));
  await expect(enlarge(page)).toHaveCount(1);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  for (const secret of [launchQuery.sessionId, launchQuery.deviceId, launchQuery.advertisingId])
    expect(stored).not.toContain(`"${secret}"`);
  expect(Object.keys(JSON.parse(stored)).join()).not.toContain(launchQuery.sessionId);
  await page.reload();
  await expect(complaintField(page)).toHaveValue(COMPLAINT);
  await expect(enlarge(page)).toHaveCount(1);

  await page.close();
  const later = await context.newPage();
  await later.goto(`${sandbox.origin}/complaint?${new URLSearchParams({ ...launchQuery, ...START })}`);
  await later.getByRole("link", { name: "You have an unsent complaint. Continue writing." }).click();
  await expect(complaintField(later)).toHaveValue(COMPLAINT);
  expect(new URL(later.url()).search).not.toMatch(/receipts|jpg/);
  await expect(later.getByRole("list", { name: "Type of problem" })).toHaveText("Repayment");
  await enlarge(later).click();
  await expect(later.getByRole("dialog", { name: "Picture 1 of 1" }).getByRole("img")).toBeVisible();
  await later.keyboard.press("Escape");
  await send(later).click();
  await expect(later.getByRole("heading", { name: "What is the problem about?" })).toBeVisible();
  await expect(later.getByText(/unsent complaint/)).toHaveCount(0);
  expect(await later.evaluate(() => localStorage.length)).toBe(0);
  expect(await filed(callSandbox)).toMatchObject([{ detail: COMPLAINT, images: [expect.stringMatching(/\.jpg$/)] }]);
});
