export const messages = { greeting: "此部分可以使用。" };
