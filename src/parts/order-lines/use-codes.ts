import { useCallback, useMemo, useRef, useState } from 'react'
import { useClient } from 'urql'
import { maxCodes } from '#domain/article/article-code.ts'
import { codeWord } from '#domain/search/word-index.ts'
import { silent } from '#data/silent.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import { ArticlesByCode } from './order-lines.gql.ts'
import type { Known } from './grid-line.ts'

export type KnownCodes = ReadonlyMap<string, Known>

const asking: Known = { kind: 'asking' }
const unanswered: Known = { kind: 'unanswered' }

const chunks = (codes: readonly string[]) =>
  Array.from({ length: Math.ceil(codes.length / maxCodes) }, (_, n) =>
    codes.slice(n * maxCodes, (n + 1) * maxCodes),
  )

/** Returns knowledge about the codes of an order, by word; a code is asked for once, and again on request. */
export function useCodes() {
  const client = useClient()
  const [known, setKnown] = useState<KnownCodes>(new Map())
  /** Same map for callers that wait for an answer and cannot wait for the next render. */
  const latest = useRef(known)
  const put = useCallback((entries: Iterable<readonly [string, Known]>) => {
    latest.current = new Map([...latest.current, ...entries])
    setKnown(latest.current)
  }, [])

  /**
   * Resolves when every code has an answer or none is possible.
   * @param anew includes codes answered before
   */
  const ask = useCallback(
    async (codes: readonly string[], anew = false) => {
      const byWord = new Map(codes.map((code) => [codeWord(code), code]))
      const wanted = [...byWord].filter(([word]) => {
        const before = latest.current.get(word)
        return word && (anew || !before || before.kind === 'unanswered')
      })
      if (wanted.length === 0) return
      put(
        wanted.flatMap(([word]) =>
          latest.current.get(word)?.kind === 'answered' ? [] : [[word, asking] as const],
        ),
      )
      await Promise.all(
        chunks(wanted.map(([, code]) => code)).map(async (asked) => {
          const { data } = await client
            .query(ArticlesByCode, { codes: asked }, { ...silent, requestPolicy: 'network-only' })
            .toPromise()
          const answers = new Map(
            data?.articlesByCode.map(({ asked: code, ...answer }) => [code, answer]),
          )
          put(
            asked.flatMap((code) => {
              const answer = answers.get(code)
              if (answer)
                return [
                  [
                    codeWord(code),
                    {
                      kind: 'answered',
                      ...(answer as Record<'products' | 'closest', ProductFacts[]>),
                    },
                  ] as const,
                ]
              // Without an answer the last one stands: an old price is better than none, and the cart asks again.
              return latest.current.get(codeWord(code))?.kind === 'answered'
                ? []
                : [[codeWord(code), unanswered] as const]
            }),
          )
        }),
      )
    },
    [client, put],
  )

  const remember = useCallback(
    (entries: readonly { asked: string; products: readonly ProductFacts[] }[]) =>
      put(
        entries.map(
          ({ asked, products }) => [codeWord(asked), { kind: 'answered', products }] as const,
        ),
      ),
    [put],
  )

  /** Returns what is known about a code at this moment. */
  const answerOf = useCallback(
    (code: string): Known | undefined => latest.current.get(codeWord(code)),
    [],
  )

  /** Whether a code is known; null: unanswered. */
  const exists = useCallback(
    (code: string): boolean | null => {
      const answer = answerOf(code)
      return answer?.kind === 'answered' ? answer.products.length > 0 : null
    },
    [answerOf],
  )

  return useMemo(
    () => ({ known, ask, answerOf, exists, remember }),
    [known, ask, answerOf, exists, remember],
  )
}
export type Codes = ReturnType<typeof useCodes>
