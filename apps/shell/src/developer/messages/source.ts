import { defineGroup } from "@lending/ui/define-group";

const languages = {
  "fil-PH": () => import("./fil-PH.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};

export const barMessages = defineGroup("barMessages", languages, {
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
});
