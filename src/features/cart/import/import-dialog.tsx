import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef } from 'react'
import { maxCartLines } from '#domain/cart/cart-limits.ts'
import { useSingleFlight } from '#parts/cart/use-single-flight.ts'
import { refusalWords } from '#parts/order-lines/problem-words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { ImportPreview } from './import-preview.tsx'
import { type CartImporting, useAddImported, useImport } from './use-import.ts'

/** Brings the lines of a file into a cart: choose, look at what it means, add. @param name of the cart; empty: the active one */
export function ImportDialog({
  cartKey,
  name,
  onClose,
}: {
  cartKey: string
  name: string
  onClose: () => void
}) {
  const { t } = useLingui()
  const cartName = name || t`Cart`
  const importing = useImport(cartKey)
  const add = useAddImported(cartKey, cartName)
  const { chosen, found, asking } = importing
  const count = found.added.length
  const submit = useSingleFlight(async () => {
    if (await add(importing)) onClose()
  })
  return (
    <Dialog
      width="large"
      fullScreen
      open
      persistent={count > 0}
      onOpenChange={onClose}
      title={<Trans>Import lines into “{cartName}”</Trans>}
      description={
        <Trans>
          A CSV or XLSX file with codes or EANs and quantities, or an order in UBL or EDIFACT. Lines
          already in the cart stay.
        </Trans>
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={count === 0 || asking} onClick={() => void submit()}>
            {count === 0 ? (
              <Trans>Add lines</Trans>
            ) : (
              <Plural value={count} one="Add # line" other="Add # lines" />
            )}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ChooseFile importing={importing} />
        <Told importing={importing} />
        {chosen.kind === 'reading' && <SkeletonRows rows={4} label={t`Reading the file`} />}
        {chosen.kind === 'read' && <ImportPreview importing={importing} />}
      </Stack>
    </Dialog>
  )
}

function ChooseFile({ importing: { chosen, choose } }: { importing: CartImporting }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) void choose(file)
  }
  return (
    <Row gap={3}>
      <Button icon="upload" data-autofocus onClick={() => input.current?.click()}>
        {chosen.kind === 'none' ? <Trans>Choose a file</Trans> : <Trans>Choose another file</Trans>}
      </Button>
      {chosen.kind !== 'none' && <span>{chosen.file}</span>}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept=".csv,.txt,.tsv,.xlsx,.xml,.edi,.edifact,text/csv,text/plain,text/xml"
          aria-label={t`File with lines`}
          onChange={take}
        />
      </VisuallyHidden>
    </Row>
  )
}

/** Why a file cannot be used. */
function Told({ importing: { chosen } }: { importing: CartImporting }) {
  const { i18n } = useLingui()
  if (chosen.kind === 'broken') {
    return (
      <Notice tone="danger" live="alert" title={<Trans>This file could not be read</Trans>}>
        {chosen.reason ? (
          i18n._(refusalWords[chosen.reason])
        ) : (
          <Trans>
            The file is damaged or isn’t a CSV or XLSX file. Save it again as XLSX or CSV in your
            spreadsheet program, then choose it.
          </Trans>
        )}
      </Notice>
    )
  }
  if (chosen.kind === 'too_long')
    return (
      <Notice tone="danger" live="alert" title={<Trans>This file is too long</Trans>}>
        <Trans>
          A cart holds up to {i18n.number(maxCartLines)} lines. Nothing was added: split the file
          and import the parts into several carts.
        </Trans>
      </Notice>
    )
  return chosen.kind === 'empty' ? (
    <Notice tone="warning" live="alert">
      <Trans>This file has no lines.</Trans>
    </Notice>
  ) : null
}
