import { useLingui } from '@lingui/react/macro'
import { companyNames, type Credit, creditKey } from '#domain/ordering/credit.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { BlockedReason } from '../credit/blocked-reason.tsx'
import { CreditAge } from '../credit/credit-age.tsx'
import { CreditFigures, CreditShort } from '../credit/credit-figures.tsx'
import { NoCredit } from '../credit/no-credit.tsx'
import { OpenInvoicesLink } from '../credit/open-invoices-link.tsx'
import { OverdueText } from '../credit/overdue-text.tsx'
import { useCreditCompany } from '../credit/use-credit-company.ts'
import { useCredit } from '../credit/use-credit.ts'
import { useDesk } from '#ui/media/use-desk.ts'

/** The customer's credit in their card: with one company at a time. */
export function CustomerCredit({ onLeave }: { onLeave: () => void }) {
  const view = useCredit()
  if (!view) return null
  if (!view.credits) return <NoCredit view={view} />
  return <OneCompany credits={view.credits} stale={view.stale} onLeave={onLeave} />
}

interface OneCompanyProps {
  credits: readonly Credit[]
  stale: boolean
  onLeave: () => void
}

function OneCompany({ credits, stale, onLeave }: OneCompanyProps) {
  const { t } = useLingui()
  const desk = useDesk()
  const { creditStatusBlockedReason } = useConfig()
  const { credit, choose } = useCreditCompany(credits)
  return (
    <Stack gap={2}>
      {credits.length > 1 && (
        <SelectField
          label={t`Company`}
          value={creditKey(credit)}
          onChange={(event) => choose(event.target.value)}
          options={credits.map((one) => ({ value: creditKey(one), label: companyNames(one) }))}
        />
      )}
      {desk ? (
        <CreditFigures credit={credit} credits={credits} />
      ) : (
        <>
          <CreditShort credit={credit} credits={credits} />
          <OverdueText credit={credit} />
          {creditStatusBlockedReason && credit.reasonBlocked && (
            <BlockedReason reason={credit.reasonBlocked} />
          )}
        </>
      )}
      <CreditAge credits={[credit]} stale={stale} />
      <OpenInvoicesLink onLeave={onLeave} />
    </Stack>
  )
}
