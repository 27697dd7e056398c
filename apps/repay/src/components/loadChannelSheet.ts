/** Loads the sheet after the screen: it opens on a tap. */
export const loadChannelSheet = () => import("./ChannelSheet.tsx");
