export const messages = {
  star: (count: number) => `${count} 星`,
  chosen: (count: number) => `${count} 星（共 5 星）`,
};
