import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { useDates } from '#parts/date/use-dates.ts'
import { AddToDay } from '#parts/day/add-to-day.tsx'
import { Icon } from '#ui/display/icon.tsx'
import type { Tone } from '#ui/display/tone.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { VisitState } from '#domain/sales-area/visit-states.ts'
import * as css from './area-screen.css.ts'
import type { AreaView, SeenArea, SeenCustomer } from './area-view.ts'
import { swatch } from './swatch.css.ts'
import { useStateWords } from './use-state-words.ts'

interface AreaListProps {
  view: AreaView
  /** Id of the region that is open. */
  open: string | undefined
  onOpen: (area: string | undefined) => void
}

/** Key of the part of the list with customers that are on no map. */
const noPlace = 'no-place'

/** Regions with their coverage, each with its customers: the map in words. */
export function AreaList({ view, open, onOpen }: AreaListProps) {
  const { t } = useLingui()
  const toggle = (id: string) => onOpen(open === id ? undefined : id)
  const groups = [...new Set(view.areas.map(({ area }) => area.group))]
  return (
    <div className={css.areas} role="group" aria-label={t`Sales areas`}>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3 className={css.group}>{group}</h3>
          {view.areas
            .filter(({ area }) => area.group === group)
            .map((one) => (
              <AreaItem
                key={one.area.id}
                seen={one}
                isOpen={open === one.area.id}
                onPress={() => toggle(one.area.id)}
              />
            ))}
        </section>
      ))}
      {view.withoutPlace.length > 0 && (
        <Unfolding
          head={
            <>
              <Icon name="pin" size="sm" />
              <span className={css.words}>
                <span className={css.name}>
                  <Trans>Not on the map</Trans>
                </span>
                <span className={css.quiet}>
                  <Trans>The place of these customers isn’t known.</Trans>
                </span>
              </span>
              <span className={css.figure}>{view.withoutPlace.length}</span>
            </>
          }
          isOpen={open === noPlace}
          onPress={() => toggle(noPlace)}
        >
          <Customers customers={view.withoutPlace} />
        </Unfolding>
      )}
    </div>
  )
}

function AreaItem({
  seen: { area, customers, coverage },
  isOpen,
  onPress,
}: {
  seen: SeenArea
  isOpen: boolean
  onPress: () => void
}) {
  const { i18n } = useLingui()
  const { share, states } = coverage
  const all = coverage.customers
  return (
    <Unfolding
      head={
        <>
          <span className={swatch[area.category?.color ?? 'none']} aria-hidden="true" />
          <span className={css.words}>
            <span className={css.name}>{area.name}</span>
            <span className={css.quiet}>
              {area.category?.name ?? <Trans>Without a category</Trans>}
              {' · '}
              {share === null ? (
                <Trans>No customers</Trans>
              ) : (
                <Trans>
                  {states.recent} of {all} visited in 60 days
                </Trans>
              )}
            </span>
          </span>
          <span className={css.figure}>
            {share === null ? '–' : i18n.number(share, { style: 'percent' })}
          </span>
        </>
      }
      isOpen={isOpen}
      onPress={onPress}
    >
      {customers.length > 0 ? (
        <Customers customers={customers} />
      ) : (
        <p className={css.quiet}>
          <Trans>You have no customers in this area.</Trans>
        </p>
      )}
    </Unfolding>
  )
}

interface UnfoldingProps {
  head: ReactNode
  isOpen: boolean
  onPress: () => void
  children: ReactNode
}

function Unfolding({ head, isOpen, onPress, children }: UnfoldingProps) {
  const item = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Opened by a press on the map, it may be out of sight; on a phone the map stays where it is.
    if (isOpen) item.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])
  return (
    <div ref={item} className={css.area}>
      <button type="button" className={css.head} aria-expanded={isOpen} onClick={onPress}>
        {head}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="sm" />
      </button>
      {isOpen && children}
    </div>
  )
}

const tones: Record<VisitState, Tone> = { recent: 'success', due: 'warning', never: 'danger' }

function Customers({ customers }: { customers: readonly SeenCustomer[] }) {
  const { t } = useLingui()
  const { dayOf } = useDates()
  const words = useStateWords()
  return (
    <ul className={css.customers} aria-label={t`Customers`}>
      {customers.map(({ custCode, custName, custCity, state, lastVisit, visits }) => (
        <li key={custCode} className={css.customer}>
          <span className={css.words}>
            <span className={css.name}>{custName}</span>
            <span className={css.quiet}>{[custCode, custCity].filter(Boolean).join(' · ')}</span>
            <span className={css.quiet}>
              <StatusDot tone={tones[state]}>{words[state]}</StatusDot>
              {lastVisit !== null && (
                <>
                  {' · '}
                  <Trans>Last visit {dayOf(lastVisit)}</Trans>
                  {visits > 0 && (
                    <>
                      {' · '}
                      <Plural value={visits} one="# visit" other="# visits" />
                    </>
                  )}
                </>
              )}
            </span>
          </span>
          <AddToDay customer={{ r3: custCode, name: custName }} />
        </li>
      ))}
    </ul>
  )
}
