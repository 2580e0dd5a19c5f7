import type { cards } from '../content.css.ts'

/** Cards in a row; the contract promises one to six. */
export const perLine = (asked: number) => Math.min(6, Math.max(1, asked)) as keyof typeof cards
