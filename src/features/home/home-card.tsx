import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useId } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import type { CardState } from './use-card.ts'
import * as css from './home.css.ts'

interface HomeCardProps {
  title: ReactNode
  /** Number beside the title. */
  figure?: ReactNode
  /** The screen with all of it. */
  all?: { to: string; search?: Record<string, unknown>; label: ReactNode } | undefined
  children: ReactNode
}

/** One subject of the start page: its title, a few rows and the way to all of them. */
export function HomeCard({ title, figure, all, children }: HomeCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.card}>
      <Card padded={false}>
        <header className={css.head}>
          <h2 className={css.title}>
            <span id={id}>{title}</span>
            {figure !== undefined && <span className={css.figure}>{figure}</span>}
          </h2>
          {all && (
            <Link to={all.to as never} search={(all.search ?? {}) as never} className={css.all}>
              {all.label}
            </Link>
          )}
        </header>
        {children}
      </Card>
    </section>
  )
}

/** Rows of a card; while its data is on its way a skeleton, and without it the reason. */
export function CardBody<Data>({
  state,
  children,
}: {
  state: CardState<Data>
  children: (data: Data) => ReactNode
}) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  if (state.data !== undefined) return children(state.data)
  if (state.loading)
    return (
      <div className={css.text}>
        <SkeletonRows rows={3} label={t`Loading`} />
      </div>
    )
  return (
    <div className={css.text}>
      {online ? (
        <>
          <p>
            <Trans>This couldn’t be loaded.</Trans>
          </p>
          <Button size="sm" icon="refresh" onClick={state.retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : (
        <Trans>You’re offline. This shows when you’re back online.</Trans>
      )}
    </div>
  )
}

interface RowProps {
  name: ReactNode
  about?: ReactNode
  end?: ReactNode
  endAbout?: ReactNode
}

/** Words of a row: a name and facts at the left, a figure at the right. */
export function RowText({ name, about, end, endAbout }: RowProps) {
  return (
    <>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {about && <span className={css.quiet}>{about}</span>}
      </span>
      {(end || endAbout) && (
        <span className={css.end}>
          {end}
          {endAbout && <span className={css.quiet}>{endAbout}</span>}
        </span>
      )}
    </>
  )
}
