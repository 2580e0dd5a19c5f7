import type { NoticeWords } from './notice-words.ts'

/** A person who is told. */
export interface Recipient {
  id: number
  language: string | null
}

/** The people an event concerns, and the words and the place that they get. */
export interface Recipients {
  receivers: Recipient[]
  say: (words: NoticeWords) => { title: string; body: string }
  path: string
}
