export const messages = {
  tabs: "Mga reklamo ayon sa status",
  tab: (number: number) => `Listahan ${number}`,
  emptyTitle: "Walang reklamo rito",
  emptyHint: "Dito makikita ang inyong mga reklamo at ang sagot namin.",
  fileComplaint: "Magreklamo",
  open: "Naghihintay ng sagot namin",
  answered: "Nasagot na, hindi pa nareresolba",
  closed: "Isinara na",
  replyBy: (day: string) => `Dapat masagot hanggang ${day}`,
  resolveBy: (day: string) => `Dapat maresolba hanggang ${day}`,
  lateNext: "Maaari na po ninyo itong dalhin sa SEC. Buksan ito para makita kung paano.",
  escalation:
    "Kapag lumampas po kami sa petsa, maaari ninyong dalhin ang reklamo sa SEC. Makikita sa reklamo kung paano.",
};
