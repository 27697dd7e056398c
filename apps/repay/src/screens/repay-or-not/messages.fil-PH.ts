export const messages = {
  dueAmount: "Babayaran",
  dueDate: "Due date",
  repayNow: "Magbayad na",
  notNow: "Mamaya na",
  why: "Wala pong late fee kapag nagbayad sa o bago ang araw na ito.",
  late: "Lumipas na po ang araw na ito. Mas kaunti ang late fee kapag mas maaga kayong nagbayad.",
};
