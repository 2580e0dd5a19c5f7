import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Ageing } from '#domain/invoices/due.ts'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { ExportList } from '#parts/exports/export-list.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { Page } from '#ui/page/page.tsx'
import { InvoiceDialog } from '../detail/invoice-dialog.tsx'
import type { OpenInvoices } from '../invoices.gql.ts'
import { AccountSection } from './account-section.tsx'
import { accountsOf, averageDays, figuresOf, narrowedRows } from './accounts.ts'
import { AgeingBar } from './ageing-bar.tsx'
import { Figures } from './figures.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelections } from './use-selections.ts'
import * as css from './open.css.ts'

/** Address of the open invoices. */
export interface OpenSearch {
  search?: string | undefined
  ageing?: Ageing | undefined
  /** The invoice whose dialog is open. */
  invoice?: string | undefined
}

interface OpenPageProps {
  question: Question<ResultOf<typeof OpenInvoices>, {}>
  search: OpenSearch
  ask: (part: OpenSearch) => void
}

export function OpenPending() {
  const { t } = useLingui()
  return (
    <Page title={t`Open invoices`}>
      <SkeletonRows rows={10} label={t`Loading invoices`} />
    </Page>
  )
}

/** Open invoices by company and payer, and the choice of what to pay. */
export function OpenPage({ question, search, ask }: OpenPageProps) {
  const { t } = useLingui()
  const data = useData(question)
  const age = useAge(question)
  const online = useAtomValue(onlineAtom)
  const accounts = useMemo(() => accountsOf(data.openInvoiceV5), [data])
  const figures = useMemo(() => figuresOf(accounts), [accounts])
  const { judged, keysOf, select } = useSelections(accounts)
  const sections = accounts
    .map((account) => ({
      account,
      open: narrowedRows(account.open, search),
      // Age does not matter where a payment is on its way.
      pending: search.ageing ? [] : narrowedRows(account.pending, search),
    }))
    .filter(({ open, pending }) => open.length + pending.length > 0)
  return (
    <Page
      title={t`Open invoices`}
      intro={<AsOf age={age} />}
      actions={
        accounts.length > 0 && (
          <ExportList
            kind="open_invoices"
            filter={{ search: search.search, ageing: search.ageing }}
          />
        )
      }
    >
      {!online && (
        <Notice tone="warning" live="status">
          <Trans>
            You’re offline. This is what was loaded before; paying waits for a connection.
          </Trans>
        </Notice>
      )}
      {accounts.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <Figures figures={figures} average={averageDays(data.averagePaymentDays)} />
          <AgeingBar
            figures={figures}
            chosen={search.ageing}
            onChoose={(ageing) => ask({ ageing })}
          />
          <div className={css.search}>
            <SearchBox
              slash
              label={t`Search in open invoices`}
              placeholder={t`Invoice, order or customer`}
              value={search.search ?? ''}
              onSearch={(term) => ask({ search: term || undefined })}
            />
          </div>
          {sections.map((section) => (
            <AccountSection
              key={section.account.key}
              {...section}
              keys={keysOf(section.account)}
              onSelect={(keys) => select(section.account, keys)}
              onOpen={({ invoiceNo }) => ask({ invoice: invoiceNo })}
            />
          ))}
          {sections.length === 0 && (
            <EmptyState
              variant="no-result"
              heading={<Trans>Nothing matches your search</Trans>}
              action={
                <Button onClick={() => ask({ search: undefined, ageing: undefined })}>
                  <Trans>Clear search and filters</Trans>
                </Button>
              }
            />
          )}
          <SelectionBar judged={judged} select={select} named={accounts.length > 1} />
        </>
      )}
      <InvoiceDialog
        invoiceNo={search.invoice ?? null}
        onClose={() => ask({ invoice: undefined })}
      />
    </Page>
  )
}

function Nothing() {
  return (
    <EmptyState
      icon="check-circle"
      heading={<Trans>Nothing to pay</Trans>}
      text={<Trans>All invoices of this customer are paid. New ones appear here.</Trans>}
      action={
        <Link to="/invoice/invoice-list">
          <Trans>Paid invoices</Trans>
        </Link>
      }
    />
  )
}
