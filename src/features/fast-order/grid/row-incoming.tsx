import { useAtomValue } from 'jotai'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { LineIncoming } from '#parts/article/line-incoming.tsx'
import { type Incoming, useGrowingIncoming } from '#parts/article/use-incoming.ts'
import type { GridLine } from '#parts/order-lines/grid-line.ts'

const Known = createContext<ReadonlyMap<string, Incoming>>(new Map())

/** Knows for all rows what the customer has of their articles already. */
export function IncomingOfRows({
  lines,
  children,
}: {
  lines: readonly GridLine[]
  children: ReactNode
}) {
  const online = useAtomValue(onlineAtom)
  const joined = [...new Set(lines.flatMap(({ product }) => product?.article_code ?? []))].join(
    '\n',
  )
  // A new quantity is no new article.
  const codes = useMemo(() => joined.split('\n').filter(Boolean), [joined])
  return <Known value={useGrowingIncoming(codes, !online)}>{children}</Known>
}

/** Incoming quantities of one row, in one line. */
export function RowIncoming({ product }: { product: GridLine['product'] }) {
  const known = useContext(Known)
  return product && <LineIncoming coming={known.get(product.id)} cartKey="" />
}
