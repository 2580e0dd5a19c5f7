import { Plural } from '@lingui/react/macro'

interface ListCountProps {
  /** Cards there are, and articles behind them. */
  total: number
  articles: number
  view: 'item' | 'group'
}

/** Count of a list: articles, and the models they are grouped into. */
export function ListCount({ total, articles, view }: ListCountProps) {
  return (
    <>
      {view === 'group' && (
        <>
          <Plural value={total} one="# model" other="# models" />,{' '}
        </>
      )}
      <Plural value={articles} one="# article" other="# articles" />
    </>
  )
}
