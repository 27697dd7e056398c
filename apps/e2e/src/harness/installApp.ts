import type { Page } from "@playwright/test";

/** Installs a fake native app. Returns the list of the commands that it receives, also after a navigation. */
export async function installApp(page: Page): Promise<string[]> {
  const commands: string[] = [];
  await page.exposeFunction("rememberCommand", (text: string) => {
    commands.push(String(JSON.parse(text).command));
  });
  await page.addInitScript(() => {
    const { rememberCommand } = window as unknown as { rememberCommand: (text: string) => void };
    Object.assign(window, { AppBridge: { postMessage: (text: string) => rememberCommand(text) } });
  });
  return commands;
}
