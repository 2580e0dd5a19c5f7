import { useAtomValue } from 'jotai'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { LineComing } from '#parts/article/line-incoming.tsx'
import { type Coming, useGrowingComing } from '#parts/article/use-incoming.ts'
import type { GridLine } from '#parts/order-lines/grid-line.ts'

const Known = createContext<ReadonlyMap<string, Coming>>(new Map())

/** Knows for all rows what the customer has of their articles already. */
export function ComingOfRows({
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
  return <Known value={useGrowingComing(codes, !online)}>{children}</Known>
}

/** The same of one row, in one line. */
export function RowComing({ product }: { product: GridLine['product'] }) {
  const known = useContext(Known)
  return product && <LineComing coming={known.get(product.id)} cartKey="" />
}
