import { useState } from 'react'

/** Layout of a list's entries: cards side by side, or a line each. */
export type ListLayout = 'cards' | 'table'

const key = 'list-layout'

/** The layout of catalogue lists on this device, and the way to change it. */
export function useListLayout(): [ListLayout, (layout: ListLayout) => void] {
  const [layout, setLayout] = useState<ListLayout>(() =>
    localStorage.getItem(key) === 'table' ? 'table' : 'cards',
  )
  return [
    layout,
    (next) => {
      setLayout(next)
      localStorage.setItem(key, next)
    },
  ]
}
