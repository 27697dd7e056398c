export const messages = {
  paid: "已还",
  next: "下一期",
  overdue: "已逾期",
};
