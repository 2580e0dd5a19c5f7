import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { dayIn } from '#domain/time/day.ts'
import { maxNamedCarts } from '#domain/cart/cart-limits.ts'
import { isView } from '#domain/view-as/view-as.ts'
import { useSave } from '#data/save.ts'
import { NoteExport } from '#parts/exports/exports.gql.ts'
import { CartNameDialog } from '#parts/cart/cart-name-dialog.tsx'
import { useCart } from '#parts/cart/use-cart.ts'
import { useCarts } from '#parts/cart/use-carts.ts'
import { saveCsv } from '#parts/file/save-csv.ts'
import { saveWorkbook } from '#parts/file/workbook.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import type { InvalidInput } from '#ui/form/use-invalid-input.ts'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlay/menu.tsx'
import { cartTable, textTable } from '../lines/cart-table.ts'
import { useCartBook } from './use-cart-book.ts'

type Asking = 'new' | 'rename' | 'copy' | 'later' | 'drop' | 'import' | null

// Reading files comes with the first one.
const ImportDialog = lazy(() =>
  import('../import/import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
)

/**
 * Actions on a whole cart.
 * @param name of a named cart; empty: the active one
 */
export function CartMenu({
  cartKey,
  name,
  unread,
}: {
  cartKey: string
  name: string
  unread: InvalidInput
}) {
  const [asking, setAsking] = useState<Asking>(null)
  const { cart } = useCart(cartKey)
  const { carts } = useCarts()
  const book = useCartBook()
  const exportAs = useExport(cartKey, name)
  const some = cart.lines.length > 0
  return (
    <>
      <Menu
        trigger={
          <Button icon="more">
            <Trans>More</Trans>
          </Button>
        }
      >
        {carts.length < maxNamedCarts && (
          <MenuItem icon="plus" onSelect={() => setAsking('new')}>
            <Trans>New cart</Trans>
          </MenuItem>
        )}
        {cartKey && (
          <MenuItem icon="edit" onSelect={() => setAsking('rename')}>
            <Trans>Rename</Trans>
          </MenuItem>
        )}
        {some && carts.length < maxNamedCarts && (
          <>
            <MenuItem icon="clipboard" onSelect={unread.held(() => setAsking('later'))}>
              <Trans>Save for later</Trans>
            </MenuItem>
            <MenuItem icon="copy" onSelect={unread.held(() => setAsking('copy'))}>
              <Trans>Duplicate</Trans>
            </MenuItem>
          </>
        )}
        <MenuItem icon="upload" onSelect={() => setAsking('import')}>
          <Trans>Import lines</Trans>
        </MenuItem>
        {some && (
          <MenuItem icon="download" onSelect={unread.held(exportAs.csv)}>
            <Trans>Export as CSV</Trans>
          </MenuItem>
        )}
        {some && (
          <MenuItem icon="download" onSelect={unread.held(exportAs.xlsx)}>
            <Trans>Export as XLSX</Trans>
          </MenuItem>
        )}
        {some && (
          <MenuItem icon="document" onSelect={unread.held(() => window.print())}>
            <Trans>Print</Trans>
          </MenuItem>
        )}
        {(some || cartKey) && <MenuSeparator />}
        {some && book && (
          <MenuItem icon="trash" danger onSelect={() => void book.clear(cart)}>
            <Trans>Clear cart</Trans>
          </MenuItem>
        )}
        {cartKey && (
          <MenuItem icon="trash" danger onSelect={() => setAsking('drop')}>
            <Trans>Delete the cart</Trans>
          </MenuItem>
        )}
      </Menu>
      {asking === 'import' && (
        <Suspense fallback={null}>
          <ImportDialog cartKey={cartKey} name={name} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      <Questions cartKey={cartKey} name={name} asking={asking} onDone={() => setAsking(null)} />
    </>
  )
}

/** Excel's longest name of a sheet, and the characters that it may not have. */
const sheetName = (name: string) =>
  name
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim()

function useExport(cartKey: string, name: string) {
  const { t } = useLingui()
  const { timeZone } = useConfig()
  const toast = useToast()
  const note = useSave(NoteExport)
  const { id: userId } = useUser()
  const { cart, dispatch } = useCart(cartKey)
  const called = name || t`Cart`
  const file = `${called} ${dayIn(timeZone, new Date())}`
  const table = () =>
    cartTable(cart, [
      t`Code`,
      t`EAN`,
      t`Name`,
      t`Sales organization`,
      t`Quantity`,
      t`Unit`,
      t`Unit price`,
      t`Subtotal`,
      t`Retail price`,
      t`Note`,
    ])
  /** A cart is exported offline too: the queue tells the server once, however often it must be sent. A view has no queue. */
  const noted = (format: 'csv' | 'xlsx') => {
    const file = { list: 'cart', format, rows: cart.lines.length }
    const noteNow = () => note({ ...file, filter: [] })
    if (!dispatch || isView(userId)) return void noteNow()
    const args = { ...file, exportedAt: new Date().toISOString() }
    void dispatch([{ intent: { kind: 'NOTE_EXPORT', args } }]).catch(noteNow)
  }
  return {
    csv() {
      noted('csv')
      saveCsv(`${file}.csv`, textTable(table()))
    },
    xlsx() {
      noted('xlsx')
      void saveWorkbook(`${file}.xlsx`, { name: sheetName(called) || 'Cart', rows: table() }).catch(
        () =>
          toast({ tone: 'danger', text: t`We couldn’t create the workbook. Use the CSV file.` }),
      )
    },
  }
}

function Questions({
  cartKey,
  name,
  asking,
  onDone,
}: {
  cartKey: string
  name: string
  asking: Asking
  onDone: () => void
}) {
  const { cart } = useCart(cartKey)
  const { carts } = useCarts()
  const book = useCartBook()
  const entry = carts.find(({ key }) => key === cartKey)
  // Of a cart that was never seen here the list alone knows how much is in it.
  const lines = Math.max(cart.lines.length, entry?.unknown ? entry.lines : 0)
  return (
    <>
      <CartNameDialog
        open={asking === 'new'}
        onOpenChange={onDone}
        title={<Trans>New cart</Trans>}
        submit={<Trans>Open it</Trans>}
        onName={(next) => void book?.open(next)}
      />
      <CartNameDialog
        open={asking === 'rename'}
        onOpenChange={onDone}
        title={<Trans>Rename the cart</Trans>}
        submit={<Trans>Rename</Trans>}
        name={name}
        onName={(next) => void book?.rename(cartKey, next)}
      />
      <CartNameDialog
        open={asking === 'copy'}
        onOpenChange={onDone}
        title={<Trans>Duplicate the cart</Trans>}
        submit={<Trans>Duplicate</Trans>}
        onName={(next) => void book?.copy(next, cart)}
      />
      <CartNameDialog
        open={asking === 'later'}
        onOpenChange={onDone}
        title={<Trans>Save for later</Trans>}
        submit={<Trans>Save</Trans>}
        description={<Trans>The lines move to a cart with this name.</Trans>}
        onName={(next) => void book?.saveForLater(next, cart)}
      />
      <ConfirmDialog
        open={asking === 'drop'}
        onClose={onDone}
        title={<Trans>Delete “{name}”?</Trans>}
        text={<Plural value={lines} one="# line goes with it." other="# lines go with it." />}
        keep={<Trans>Keep it</Trans>}
        confirm={<Trans>Delete the cart</Trans>}
        onConfirm={() => {
          onDone()
          void book?.drop(name, cart, lines === cart.lines.length)
        }}
      />
    </>
  )
}
