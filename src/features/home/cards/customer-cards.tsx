import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { orderCustomers } from '#domain/account/customer-order.ts'
import { type Customer, displayCode } from '#domain/account/session.ts'
import { compare, formatMoneyIn } from '#domain/ordering/money.ts'
import { offlineCustomerExpiresAt } from '#domain/portal/offline-customer.ts'
import { type OfflineCustomer, watchOfflineCustomers } from '#offline/offline-customers.ts'
import { BlockedReason } from '#parts/credit/blocked-reason.tsx'
import { useCustomerMenu } from '#parts/customer/use-customer-menu.ts'
import { useRecentCustomers } from '#parts/customer/use-recent-customers.ts'
import { useSwitchCustomer } from '#parts/customer/use-switch-customer.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { CardBody, HomeCard, RowText } from '../home-card.tsx'
import { CreditWarnings, RecentCustomers } from '../home.gql.ts'
import * as css from '../home.css.ts'
import { useCard } from '../use-card.ts'

/** Stands in for the customer's cards until one is chosen. */
export function ChooseCard() {
  const { choose } = useCustomerMenu()
  return (
    <HomeCard title={<Trans>No customer selected</Trans>}>
      <div className={css.body}>
        <p className={css.quiet}>
          <Trans>Select a customer to see their orders, credit and prices.</Trans>
        </p>
        <Button variant="primary" icon="users" onClick={choose}>
          <Trans>Select customer</Trans>
        </Button>
      </div>
    </HomeCard>
  )
}

/** Chooses a customer by a press, and says so when that fails. */
function useChoose() {
  const { t } = useLingui()
  const toast = useToast()
  const [, note] = useRecentCustomers()
  const { state, change } = useSwitchCustomer()
  useEffect(() => {
    if (state === 'failed') toast({ tone: 'danger', text: t`Couldn’t switch customer. Try again.` })
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each failure
  }, [state])
  return {
    busy: state === 'busy',
    choose: (customer: Customer) => {
      note(customer.id)
      void change(customer)
    },
  }
}

/** Customers chosen lately on this device. */
export function RecentCustomersCard() {
  const [recent] = useRecentCustomers()
  const { choose: openDialog } = useCustomerMenu()
  return (
    <HomeCard title={<Trans>Recent customers</Trans>}>
      {recent.length > 0 ? (
        <RecentRows ids={recent} />
      ) : (
        <p className={css.text}>
          <Trans>Customers you select appear here.</Trans>
        </p>
      )}
      <div className={css.foot}>
        <Button size="sm" onClick={openDialog}>
          <Trans>All customers</Trans>
        </Button>
      </div>
    </HomeCard>
  )
}

function RecentRows({ ids }: { ids: readonly string[] }) {
  const { customerData } = useUser()
  const state = useCard(RecentCustomers, { ids: [...ids] })
  const { busy, choose } = useChoose()
  return (
    <CardBody state={state}>
      {({ getCustomers }) => (
        <ul>
          {orderCustomers(getCustomers.customers, ids).map((customer) => (
            <li key={customer.id}>
              <CustomerButton
                customer={customer}
                current={customer.id === customerData?.id}
                busy={busy}
                onChoose={choose}
              />
            </li>
          ))}
        </ul>
      )}
    </CardBody>
  )
}

interface CustomerButtonProps {
  customer: Customer
  current: boolean
  busy: boolean
  onChoose: (customer: Customer) => void
}

function CustomerButton({ customer, current, busy, onChoose }: CustomerButtonProps) {
  return (
    <button
      type="button"
      className={`${css.row} ${css.opens}`}
      disabled={busy || current}
      onClick={() => onChoose(customer)}
    >
      <RowText
        name={customer.custName}
        about={[displayCode(customer.custCode), customer.custCity].filter(Boolean).join(' · ')}
        end={
          current ? (
            <Badge tone="info">
              <Trans>Current</Trans>
            </Badge>
          ) : (
            customer.reasonBlocked && (
              <Badge tone="danger" icon="blocked">
                <Trans>Blocked</Trans>
              </Badge>
            )
          )
        }
      />
    </button>
  )
}

/** Customers whose credit is blocked or who have overdue invoices; a press chooses one. */
export function CreditWarningsCard() {
  const { currency, creditStatusBlockedReason } = useConfig()
  const state = useCard(CreditWarnings, {})
  const { busy, choose } = useChoose()
  const { customerData } = useUser()
  const count = state.data?.creditWarnings.count
  return (
    <HomeCard title={<Trans>Credit warnings</Trans>} figure={count || undefined}>
      <CardBody state={state}>
        {({ creditWarnings: { warnings } }) =>
          warnings.length === 0 ? (
            <p className={css.text}>
              <Trans>None of your customers is blocked or overdue.</Trans>
            </p>
          ) : (
            <ul>
              {warnings.map(({ customer, overdue, currency: code, reasonBlocked }) => (
                <li key={customer.id}>
                  <button
                    type="button"
                    className={`${css.row} ${css.opens}`}
                    disabled={busy || customer.id === customerData?.id}
                    onClick={() => choose(customer)}
                  >
                    <RowText
                      name={customer.custName}
                      about={
                        reasonBlocked && creditStatusBlockedReason ? (
                          <BlockedReason reason={reasonBlocked} />
                        ) : reasonBlocked ? (
                          <Trans>Blocked</Trans>
                        ) : (
                          displayCode(customer.custCode)
                        )
                      }
                      end={
                        compare(overdue, '0') > 0 && (
                          <Overdue amount={formatMoneyIn(overdue, code, currency)} />
                        )
                      }
                    />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </CardBody>
    </HomeCard>
  )
}

const Until = ({ day }: { day: string }) => <Trans>until {day}</Trans>
const Overdue = ({ amount }: { amount: string }) => <Trans>{amount} overdue</Trans>

/** Customers saved on this device. */
export function OfflineCustomersCard() {
  const { t } = useLingui()
  const { id } = useUser()
  const { dayOf } = useDates()
  const [saved, setSaved] = useState<OfflineCustomer[] | null>(null)
  useEffect(() => watchOfflineCustomers(id, setSaved), [id])
  return (
    <HomeCard
      title={<Trans>Offline customers</Trans>}
      all={{ to: '/road', label: <Trans>Manage</Trans> }}
    >
      {saved === null ? (
        <div className={css.text}>
          <SkeletonRows rows={1} label={t`Loading`} />
        </div>
      ) : saved.length === 0 ? (
        <p className={css.text}>
          <Trans>
            Save a customer before a visit to open their prices, orders and credit offline.
          </Trans>
        </p>
      ) : (
        <ul>
          {saved.map(({ r3, customer, at }) => (
            <li key={r3}>
              <Link
                to="/road/$customer"
                params={{ customer: r3 }}
                className={`${css.row} ${css.opens}`}
              >
                <RowText
                  name={customer.custName}
                  about={displayCode(customer.custCode)}
                  endAbout={<Until day={dayOf(offlineCustomerExpiresAt(at))} />}
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomeCard>
  )
}
