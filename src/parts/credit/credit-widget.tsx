import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Popover } from '#ui/overlay/popover.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { muted } from '#ui/theme/text.css.ts'
import { useConfig, useScope } from '#shell/session/use-session.ts'
import { CreditBalance } from './credit-balance.tsx'
import { trigger, word } from './credit.css.ts'
import { CreditTable } from './credit-table.tsx'
import { balanceWord } from './credit-words.ts'
import { NoCredit } from './no-credit.tsx'
import { useCredit, type CreditView } from './use-credit.ts'
import { useCreditCompany } from './use-credit-company.ts'
import { useReport } from './use-report.ts'

/** The customer's credit in the bar of a desk: what is left, and all figures below it. */
export function CreditWidget() {
  const view = useCredit()
  const mayShow = useScope('credit-status.read')
  useReport(view?.problem ?? null)
  return view && mayShow ? <Widget view={view} /> : null
}

function Widget({ view }: { view: CreditView }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      room="wide"
      open={open}
      onOpenChange={setOpen}
      label={t`Credit`}
      trigger={
        <button type="button" className={`${button({ variant: 'ghost' })} ${trigger}`}>
          {view.credits ? (
            <WidgetBalance credits={view.credits} />
          ) : (
            <NoBalance loading={view.kind === 'loading'} />
          )}
          <Icon name="chevron-down" size="sm" />
        </button>
      }
    >
      {view.credits ? (
        <CreditTable credits={view.credits} stale={view.stale} onLeave={() => setOpen(false)} />
      ) : (
        <NoCredit view={view} />
      )}
    </Popover>
  )
}

function WidgetBalance({ credits }: { credits: NonNullable<CreditView['credits']> }) {
  const { i18n } = useLingui()
  const config = useConfig()
  const { credit } = useCreditCompany(credits)
  return (
    <>
      <span className={word}>{i18n._(balanceWord(config))}</span>
      <CreditBalance credit={credit} credits={credits} />
    </>
  )
}

function NoBalance({ loading }: { loading: boolean }) {
  return (
    <>
      <span className={muted}>
        <Trans>Credit</Trans>
      </span>
      {loading ? <Skeleton width="4rem" /> : '–'}
    </>
  )
}
