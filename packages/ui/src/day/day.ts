// Several files, so that a page loads only what it uses: the first load of most pages only writes days.
export { dayAt, daysUntil, endOf, isOver, readDay, untilMidnight, weekdayOf, writeDay } from "./daysUntil.ts";
export { formatDate } from "./formatDate.ts";
export { isDateText, showDay, showMinute } from "./readTime.ts";
export { showRowDay } from "./showRowDay.ts";
