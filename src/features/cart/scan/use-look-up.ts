import { useCallback, useRef } from 'react'
import { codeWord } from '#domain/search/word-index.ts'
import type { Known } from '#parts/order-lines/grid-line.ts'
import type { Codes } from '#parts/order-lines/use-codes.ts'

const meansNothing: Known = { kind: 'answered', products: [] }
const unanswered: Known = { kind: 'unanswered' }

/** Looks codes up one by one; a code that comes again while it is being asked for waits for the same answer. */
export function useLookUp({
  ask,
  answerOf,
}: Pick<Codes, 'ask' | 'answerOf'>): (code: string) => Promise<Known> {
  const asked = useRef(new Map<string, Promise<void>>())
  return useCallback(
    async (code) => {
      const word = codeWord(code)
      if (!word) return meansNothing
      const running = asked.current.get(word) ?? ask([code])
      asked.current.set(word, running)
      await running
      asked.current.delete(word)
      return answerOf(code) ?? unanswered
    },
    [ask, answerOf],
  )
}
