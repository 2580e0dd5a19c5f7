import { Trans, useLingui } from '@lingui/react/macro'
import type { CombinedError } from '@urql/core'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { withBasePath } from '#offline/base-path.ts'
import { customerDialogAtom } from './customer-dialog-host.tsx'
import { useScope } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { button } from '#ui/button.css.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'

/** Stands for a screen that belongs to a customer, as the cart, while none is chosen. @param text why one is needed here */
export function NoCustomer({
  text = <Trans>Choose a customer to see their cart.</Trans>,
}: {
  text?: ReactNode
}) {
  const open = useSetAtom(customerDialogAtom)
  const mayChange = useScope('menu.change-cust')
  return (
    <EmptyState
      icon="store"
      heading={<Trans>No customer selected</Trans>}
      text={
        mayChange ? (
          text
        ) : (
          <Trans>No customer has been set up for you yet. Please ask your contact.</Trans>
        )
      }
      action={
        mayChange && (
          <Button variant="primary" onClick={() => open(true)}>
            <Trans>Choose a customer</Trans>
          </Button>
        )
      }
    />
  )
}

interface RefusedProps {
  error: CombinedError
  onRetry: () => void
}

/** Screen of a refused request: the missing right, or that the customer is not this person's, and a way on. */
export function Refused({ error, onRetry }: RefusedProps) {
  const { t, i18n } = useLingui()
  const open = useSetAtom(customerDialogAtom)
  const mayChange = useScope('menu.change-cust')
  const { code, anyScope } = (error.graphQLErrors[0]?.extensions ?? {}) as {
    code?: string
    anyScope?: string[]
  }
  const ofCustomer = code === 'CUSTOMER_LOST' || code === 'NO_CUSTOMER'
  // Any one of them is enough.
  const rights = anyScope
    ? new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(anyScope)
    : '–'
  return (
    <ErrorState
      icon={ofCustomer ? 'store' : 'warning'}
      heading={
        code === 'CUSTOMER_LOST' ? (
          <Trans>You no longer look after this customer</Trans>
        ) : ofCustomer ? (
          <Trans>No customer selected</Trans>
        ) : (
          <Trans>You no longer have access to this page</Trans>
        )
      }
      text={
        ofCustomer ? (
          !mayChange && <Trans>Please ask your contact which customer you order for.</Trans>
        ) : (
          <Trans>
            You don’t have permission for this ({rights}). Ask your contact, or log in with another
            account.
          </Trans>
        )
      }
      kept={t`Nothing you have entered was lost.`}
      onRetry={onRetry}
      action={
        ofCustomer ? (
          mayChange && (
            <Button variant="primary" onClick={() => open(true)}>
              <Trans>Choose a customer</Trans>
            </Button>
          )
        ) : (
          <a href={withBasePath('/')} className={button({})}>
            <Trans id="home_page_btn">Home Page</Trans>
          </a>
        )
      }
    />
  )
}
