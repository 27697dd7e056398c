import { afterEach, beforeEach, expect, vi } from "vitest";

// A date in a picture must not depend on the day.
beforeEach(() => void vi.setSystemTime("2026-11-21T09:00:00+08:00"));

afterEach(async ({ task }) => {
  if (task.result?.state === "fail" || !("storyId" in task.meta)) return;
  await expect(document.body).toMatchScreenshot(String(task.meta.storyId));
});
