import { Link, useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { KeyboardEvent } from 'react'
import { type DayStop, moveStop, tickStop } from '#domain/visits/day-plan.ts'
import { useSwitchCustomer } from '#parts/customer/use-switch-customer.ts'
import { beginVisit } from '#parts/visits/begin-visit.ts'
import type { VisitKind } from '#parts/visits/visits.gql.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { button } from '#ui/button.css.ts'
import { Card } from '#ui/display/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import * as css from './day.css.ts'
import { StopContacts } from './stop-contacts.tsx'
import { StopWords } from './stop-words.tsx'
import type { KnownCustomer, StopFacts } from './use-stop-facts.ts'

interface StopCardProps {
  stop: DayStop
  place: number
  total: number
  facts: StopFacts
  known: KnownCustomer | undefined
  kinds: readonly VisitKind[]
  change: (update: (stops: readonly DayStop[]) => DayStop[]) => void
}

/** Begins a visit form for a customer, or goes on with one. */
function useBegin() {
  const { t } = useLingui()
  const offline = useAtomValue(offlineAtom)
  const navigate = useNavigate()
  const toast = useToast()
  const user = useUser()
  return async (kind: string, { customer, name }: DayStop) => {
    if (!offline) return
    try {
      const draft = await beginVisit(offline, user.id, { kind, customer, customerName: name })
      await navigate({ to: `/visit-form/${kind}/create` as never, search: { draft } as never })
    } catch {
      toast({
        tone: 'danger',
        text: t`This device couldn’t store the form. Free up space and try again.`,
      })
    }
  }
}

/** A customer of the day: what is due, who to call, and the way to a visit or an order. */
export function StopCard(props: StopCardProps) {
  const { t } = useLingui()
  const { stop, place, total, facts, known, kinds, change } = props
  const begin = useBegin()
  const online = useAtomValue(onlineAtom)
  const { state, change: switchTo } = useSwitchCustomer()
  const { customer, name } = stop
  const saved = facts.row?.customer
  const address = [saved?.custAddress, saved?.custCity ?? known?.custCity]
    .filter(Boolean)
    .join(', ')
  const move = (by: number) => change((stops) => moveStop(stops, customer, by))
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <Card>
      <div role="group" aria-label={name}>
        <div className={css.head}>
          <div className={css.words}>
            <StopWords stop={stop} place={place} facts={facts} address={address} />
          </div>
          <div className={css.moves}>
            <IconButton
              icon="chevron-up"
              label={t`Move ${name} up`}
              disabled={place === 1}
              onClick={() => move(-1)}
              onKeyDown={press}
            />
            <IconButton
              icon="chevron-down"
              label={t`Move ${name} down`}
              disabled={place === total}
              onClick={() => move(1)}
              onKeyDown={press}
            />
            <IconButton
              icon="close"
              label={t`Remove ${name} from my day`}
              onClick={() => change((stops) => stops.filter((one) => one.customer !== customer))}
            />
          </div>
        </div>
        <StopContacts facts={facts} known={known} address={address} />
        <div className={css.line}>
          {kinds.map((kind) => (
            <Button
              key={kind.id}
              variant={facts.isDone ? 'secondary' : 'primary'}
              onClick={() => void begin(kind.id, stop)}
            >
              {kinds.length > 1 ? <Trans>{kind.name} visit</Trans> : <Trans>Start visit</Trans>}
            </Button>
          ))}
          {facts.row ? (
            <Link to="/road/$customer" params={{ customer }} className={button()}>
              <Trans>Orders and cart</Trans>
            </Link>
          ) : (
            <Button
              icon="cart"
              busy={state === 'busy'}
              disabled={!online}
              onClick={() => void switchTo({ custCode: { r3: customer, isr: null } })}
            >
              <Trans>Select customer</Trans>
            </Button>
          )}
          {(!facts.isDone || stop.doneAt !== null) && (
            <Button
              icon={stop.doneAt === null ? 'check' : 'undo'}
              onClick={() =>
                change((stops) =>
                  tickStop(stops, customer, stop.doneAt === null ? Date.now() : null),
                )
              }
            >
              {stop.doneAt === null ? <Trans>Mark as visited</Trans> : <Trans>Not visited</Trans>}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
