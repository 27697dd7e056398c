import { defineMessages } from "@lending/ui/locale";

const source = {
  tools: "Developer tools",
  region: "Region",
  frame: "Frame",
  screen: "Screen",
  owner: "Owner",
  contract: "Host contract",
  release: (number: string) => `Release ${number}`,
  noRelease: "No release: builds of a checkout",
  timeline: "Load timeline",
  laptop: "A laptop's build",
  openLaptop: (remote: string) => `Open ${remote} from the laptop`,
  leave: "Leave",
  fallback: (host: string) => `${host} does not respond. The released version is shown.`,
  stopped: "The development server has stopped. The page keeps its last build.",
  broken: "The last change does not compile. The page keeps the build before it.",
} as const;

export const barMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
