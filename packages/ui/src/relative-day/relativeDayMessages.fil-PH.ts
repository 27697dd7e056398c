export const messages = {
  today: "ngayong araw",
  tomorrow: "bukas",
  inDays: (days: string) => `${days} araw pa`,
  late: (days: string) => `${days} araw nang late`,
};
