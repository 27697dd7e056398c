import { expect } from "../../harness/test.ts";
import { type Submit, type Tools, tap } from "./Submit.ts";

const COMPLAINT = "Two receipts for one instalment.";
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNg+M9QDwADgQGAVd7wYwAAAABJRU5ErkJggg==",
  "base64",
);

async function writeComplaint({ page, open }: Tools) {
  await open("/complainPageNext", { orderNo: "o-174", problemType: "2" });
  await page.getByRole("textbox", { name: "Tell us what happened" }).fill(COMPLAINT);
}

interface SeededComplaint {
  readonly id: string;
  readonly repliedAt: number | null;
}

export const submitsOfComplaints: readonly Submit[] = [
  {
    name: "file a complaint",
    call: "/problem-save",
    effect: "complaints",
    prepare: writeComplaint,
    send: (page) => tap(page, "Send"),
    expectInputPreserved: (page) =>
      expect(page.getByRole("textbox", { name: "Tell us what happened" })).toHaveValue(COMPLAINT),
    expectDone: (page) => expect(page.getByRole("button", { name: "Collection", exact: true })).toBeVisible(),
  },
  {
    name: "add a picture to a complaint",
    call: "/upload-problem-img",
    effect: "uploads",
    prepare: writeComplaint,
    send: async (page) => {
      const again = page.getByRole("button", { name: /Retry|again/i });
      if (await again.count()) await again.first().click();
      else await page.getByLabel("Add pictures").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: PIXEL });
    },
    expectInputPreserved: (page) =>
      expect(page.getByRole("textbox", { name: "Tell us what happened" })).toHaveValue(COMPLAINT),
    expectDone: (page) => expect(page.getByText("Upload succeeded!").first()).toBeVisible(),
  },
  {
    name: "rate the reply to a complaint",
    call: "/save-score",
    effect: "complaintScores",
    prepare: async ({ page, open, callSandbox }) => {
      const all = (await callSandbox("/sandbox/complaints")) as SeededComplaint[];
      await open("/complainDetails", { problemId: all.find(({ repliedAt }) => repliedAt !== null)?.id ?? "" });
      await page.getByRole("dialog").getByRole("radio", { name: "4 stars" }).check({ force: true });
    },
    send: (page) => page.getByRole("dialog").getByRole("button", { name: "Send" }).click(),
    expectInputPreserved: (page) =>
      expect(page.getByRole("dialog").getByRole("radio", { name: "4 stars" })).toBeChecked(),
    expectDone: (page) => expect(page.getByText("Successful demonstration！")).toBeVisible(),
  },
];
