export const messages = {
  today: "今天",
  tomorrow: "明天",
  inDays: (days: string) => `${days} 天后`,
  late: (days: string) => `已逾期 ${days} 天`,
};
