/** The sheet comes after the screen: it is opened by a tap. */
export const loadChannelSheet = () => import("./ChannelSheet.tsx");
