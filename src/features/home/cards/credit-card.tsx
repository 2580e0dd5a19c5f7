import { Trans } from '@lingui/react/macro'
import { companyNames, creditKey } from '#domain/ordering/credit.ts'
import { BlockedReason } from '#parts/credit/blocked-reason.tsx'
import { CreditAge } from '#parts/credit/credit-age.tsx'
import { CreditShort } from '#parts/credit/credit-figures.tsx'
import { NoCredit } from '#parts/credit/no-credit.tsx'
import { OpenInvoicesLink } from '#parts/credit/open-invoices-link.tsx'
import { OverdueText } from '#parts/credit/overdue-text.tsx'
import { useCredit } from '#parts/credit/use-credit.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Stack } from '#ui/display/stack.tsx'
import { HomeCard } from '../home-card.tsx'
import * as css from '../home.css.ts'

/** Credit and overdue invoices of the chosen customer. The frame asks the same question: it is answered once. */
export function CreditCard() {
  const view = useCredit()
  const { creditStatusBlockedReason } = useConfig()
  if (!view) return null
  return (
    <HomeCard title={<Trans>Credit</Trans>}>
      <div className={css.body}>
        {view.credits ? (
          <Stack gap={2}>
            {view.credits.map((credit) => (
              <Stack key={creditKey(credit)} gap={1}>
                {view.credits!.length > 1 && (
                  <span className={css.quiet}>{companyNames(credit)}</span>
                )}
                <CreditShort credit={credit} credits={view.credits!} />
                <OverdueText credit={credit} />
                {creditStatusBlockedReason && credit.reasonBlocked && (
                  <BlockedReason reason={credit.reasonBlocked} />
                )}
              </Stack>
            ))}
            <OpenInvoicesLink />
            <CreditAge credits={view.credits} stale={view.stale} />
          </Stack>
        ) : (
          <NoCredit view={view} />
        )}
      </div>
    </HomeCard>
  )
}
