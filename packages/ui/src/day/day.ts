// Several files, so that a page loads only what it uses: the first load of most pages only writes days.
export { dayAt, weekdayOf, writeDay } from "./calendar.ts";
export { daysUntil, endOf, isOver, readDay, untilMidnight } from "./daysUntil.ts";
export { formatDate } from "./formatDate.ts";
export { isDateText, showDay } from "./readTime.ts";
export { showRowDay } from "./showRowDay.ts";
