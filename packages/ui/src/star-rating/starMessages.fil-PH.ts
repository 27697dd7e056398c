export const messages = {
  star: (count: number) => `${count} bituin`,
  chosen: (count: number) => `${count} sa 5 bituin`,
};
