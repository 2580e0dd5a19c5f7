import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useQuery } from 'urql'
import { withBasePath } from '#offline/base-path.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Button } from '#ui/button.tsx'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { InvoiceToRead } from '../invoices.gql.ts'
import { InvoiceBody } from './invoice-body.tsx'
import { useMailInvoice } from './use-mail-invoice.ts'

interface InvoiceDialogProps {
  /** Null: closed. */
  invoiceNo: string | null
  onClose: () => void
}

/** One invoice with its lines, as a PDF and by email. */
export function InvoiceDialog({ invoiceNo, onClose }: InvoiceDialogProps) {
  if (invoiceNo === null) return null
  return <Shown invoiceNo={invoiceNo} onClose={onClose} />
}

function Shown({ invoiceNo, onClose }: { invoiceNo: string; onClose: () => void }) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const { busy, mail } = useMailInvoice()
  const [{ data, error }, ask] = useQuery({
    query: InvoiceToRead,
    variables: { invoiceNo },
    requestPolicy: 'cache-and-network',
  })
  const detail = data?.invoice
  return (
    <Dialog
      open
      width="large"
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Invoice {invoiceNo}</Trans>}
      description={detail?.companyName}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {detail && online && (
            <>
              <Button icon="mail" busy={busy} onClick={() => void mail(detail.invoice)}>
                <Trans>Email it to me</Trans>
              </Button>
              <a
                className={button()}
                href={withBasePath(`/server/invoices/${encodeURIComponent(invoiceNo)}`)}
                target="_blank"
                rel="noreferrer"
              >
                <Icon name="download" size="sm" />
                PDF
              </a>
            </>
          )}
        </>
      }
    >
      {detail ? (
        <InvoiceBody detail={detail} />
      ) : data ? (
        <EmptyState variant="no-result" heading={<Trans>There is no such invoice</Trans>} />
      ) : error ? (
        <ErrorState
          heading={<Trans>The invoice couldn’t be loaded</Trans>}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
        />
      ) : (
        <SkeletonRows rows={5} label={t`Loading the invoice`} />
      )}
    </Dialog>
  )
}
