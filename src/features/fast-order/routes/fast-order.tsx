import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useRef, useState } from 'react'
import { NoCustomer } from '#parts/customer/no-customer.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
import { ageOfArticles } from '#parts/age/article-age.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useInvalidInput } from '#ui/form/use-invalid-input.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import * as css from '../fast-order.css.ts'
import { Corrections } from '../grid/corrections.tsx'
import { GridRows, type RowsHandle } from '../grid/grid-rows.tsx'
import * as rowCss from '../grid/grid-row.css.ts'
import { ProblemPanel } from '#parts/order-lines/problem-panel.tsx'
import { useReaderWanted } from '#parts/scan/reader-wanted.ts'
import { ScanPanel } from '#parts/scan/scan-panel.tsx'
import { LastScan, type Scan } from '../grid/last-scan.tsx'
import { IncomingOfRows } from '../grid/row-incoming.tsx'
import { Summary } from '../summary/summary.tsx'
import { Tools } from '../grid/grid-toolbar.tsx'
import { useFastOrder } from '../use-fast-order.ts'
import { useFirstCell } from '../grid/use-first-cell.ts'
import { useGridActions } from '../grid/use-grid-actions.ts'

export const Route = createFileRoute('/_frame/catalog/fast-order')({
  staticData: {
    screen: {
      title: msg`Fast order`,
      allow: ['page.catalog'],
      needsCustomer: true,
      menu: { group: 'shop', order: 30, icon: 'bolt' },
    },
  },
  component: FastOrderScreen,
})

function FastOrderScreen() {
  const { t } = useLingui()
  const { customerData } = useUser()
  return customerData ? (
    <FastOrder custName={customerData.custName} />
  ) : (
    <Page title={t`Fast order`}>
      <NoCustomer />
    </Page>
  )
}

function FastOrder({ custName }: { custName: string }) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const order = useFastOrder()
  const rows = useRef<RowsHandle>(null)
  const [scanning, setScanning] = useState(false)
  const [scan, setScan] = useState<Scan | null>(null)
  const noteScan = useCallback(
    (code: string) => setScan((before) => ({ code, n: (before?.n ?? 0) + 1 })),
    [],
  )
  const unread = useInvalidInput()
  const actions = useGridActions(order, rows, noteScan, unread.onUnread)
  const { grid, lines, reading, ready, notSaved } = order
  const age = useMemo(
    () =>
      ageOfArticles(
        lines.map(({ product }) => product),
        !online,
      ),
    [lines, online],
  )
  useReaderWanted()
  return (
    <Page
      title={t`Fast order`}
      intro={
        <>
          {custName} <AsOf age={age} />
        </>
      }
    >
      <div className={css.columns}>
        <div className={css.main}>
          <Tools order={order} scanning={scanning} onScan={setScanning} />
          {scanning ? (
            <ScanPanel
              onCode={actions.scan}
              onClose={() => setScanning(false)}
              last={<LastScan lines={lines} scan={scan} />}
            />
          ) : (
            <VisuallyHidden>
              <span role="status">
                <LastScan lines={lines} scan={scan} />
              </span>
            </VisuallyHidden>
          )}
          {notSaved && (
            <Notice tone="danger" live="alert">
              <Trans>
                This device can’t store the list. Add it to the cart before you close the page.
              </Trans>
            </Notice>
          )}
          {reading > 0 && (
            <Notice live="status">
              <Plural value={reading} one="Looking up # line…" other="Looking up # lines…" />
            </Notice>
          )}
          <ProblemPanel
            problems={grid.problems}
            lines={lines}
            file="fast-order-errors.csv"
            onForget={() => order.dispatch({ kind: 'forgetProblems' })}
          />
          <Corrections lines={lines} dispatch={order.dispatch} />
          {ready ? (
            <IncomingOfRows lines={lines}>
              <GridTable order={order} actions={actions} handle={rows} />
            </IncomingOfRows>
          ) : (
            <SkeletonRows label={t`Loading the fast order`} />
          )}
        </div>
        <Summary order={order} actions={actions} unread={unread} />
      </div>
    </Page>
  )
}

function GridTable({
  order: { lines, grid },
  actions,
  handle,
}: {
  order: ReturnType<typeof useFastOrder>
  actions: ReturnType<typeof useGridActions>
  handle: React.RefObject<RowsHandle | null>
}) {
  const { t } = useLingui()
  useFirstCell()
  return (
    <div className={rowCss.grid}>
      <div role="table" aria-label={t`Fast order`} aria-rowcount={lines.length + 2}>
        <div role="rowgroup">
          <div role="row" aria-rowindex={1} className={rowCss.head}>
            <span role="columnheader">#</span>
            <span role="columnheader">
              <Trans>Code</Trans>
            </span>
            <span role="columnheader">
              <Trans>Article</Trans>
            </span>
            <span role="columnheader">
              <Trans>Stock</Trans>
            </span>
            <span role="columnheader" className={rowCss.headEnd}>
              <Trans>Price</Trans>
            </span>
            <span role="columnheader" className={rowCss.headEnd}>
              <Trans>Quantity</Trans>
            </span>
            <span role="columnheader" className={rowCss.headEnd}>
              <Trans>Subtotal</Trans>
            </span>
            <span role="columnheader">
              <VisuallyHidden>{t`Remove`}</VisuallyHidden>
            </span>
          </div>
        </div>
        <GridRows lines={lines} blank={grid.blank} actions={actions} handle={handle} />
      </div>
      <p className={rowCss.hint}>
        <Trans>
          <kbd>Enter</kbd> next · <kbd>↑</kbd> <kbd>↓</kbd> move · <kbd>Del</kbd> delete row ·{' '}
          <kbd>Ctrl</kbd> <kbd>Z</kbd> undo · paste or scan anywhere
        </Trans>
      </p>
    </div>
  )
}
