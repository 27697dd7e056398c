export const titles = { about: "About us", policy: "Privacy policy" };

export const siteFrameMessages = { about: "About us", policy: "Privacy policy" };
