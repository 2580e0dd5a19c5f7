import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { muted } from '#ui/theme/text.css.ts'
import { useConfig, useScope } from '#shell/session/use-session.ts'
import { CreditBalance } from './credit-balance.tsx'
import { line, lineEnd, lineFigures, lineWord } from './credit.css.ts'
import { CreditTable } from './credit-table.tsx'
import { balanceWord } from './credit-words.ts'
import { NoCredit } from './no-credit.tsx'
import { useCredit, type CreditView } from './use-credit.ts'
import { useCreditCompany } from './use-credit-company.ts'
import { useReport } from './use-report.ts'

/** Balance and limit in the bar of a phone; opens all figures. */
export function CreditLine() {
  const { t } = useLingui()
  const view = useCredit()
  const mayShow = useScope('credit-status.read')
  const [open, setOpen] = useState(false)
  useReport(view?.problem ?? null)
  if (!view || !mayShow) return null
  return (
    <>
      <button type="button" className={line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {view.credits ? (
          <Figures credits={view.credits} />
        ) : (
          <Nothing loading={view.kind === 'loading'} />
        )}
        <span className={lineEnd}>
          <Icon name="chevron-down" size="sm" />
        </span>
      </button>
      <Dialog place="sheet" width="full" open={open} onOpenChange={setOpen} title={t`Credit`}>
        {view.credits ? (
          <CreditTable credits={view.credits} stale={view.stale} onLeave={() => setOpen(false)} />
        ) : (
          <NoCredit view={view} />
        )}
      </Dialog>
    </>
  )
}

function Figures({ credits }: { credits: NonNullable<CreditView['credits']> }) {
  const { i18n } = useLingui()
  const config = useConfig()
  const { credit } = useCreditCompany(credits)
  const limit = formatMoneyIn(credit.creditLimit, credit.currency, config.currency)
  return (
    <span className={lineFigures}>
      <span className={lineWord}>{i18n._(balanceWord(config))}</span>
      <CreditBalance credit={credit} credits={credits} />
      <span className={lineWord}>
        <Trans>of {limit}</Trans>
      </span>
    </span>
  )
}

function Nothing({ loading }: { loading: boolean }) {
  return (
    <>
      <span className={muted}>
        <Trans>Credit</Trans>
      </span>
      {loading ? <Skeleton width="6rem" /> : '–'}
    </>
  )
}
