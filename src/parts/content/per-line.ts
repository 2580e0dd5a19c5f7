/** Cards in a row; the contract promises one to six. */
export const perLine = (asked: number) => Math.min(6, Math.max(1, asked)) as 1 | 2 | 3 | 4 | 5 | 6
