export const messages = {
  dueAmount: "Babayaran",
  dueDate: "Due date",
  repayNow: "Magbayad na",
  notNow: "Mamaya na",
  why: "Wala pong late fee kapag nagbayad sa o bago ang araw na ito.",
};
