/** The sheet of choices comes after the screen: it is first seen when a picker is tapped. */
export const loadPickerSheet = () => import("./PickerSheet.tsx");
