import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import * as css from '../payments.css.ts'

/** Terms and conditions of the tenant, to be read before paying; nothing where it has none. */
export function PaymentTerms() {
  const { paymentTerms } = useConfig()
  const [open, setOpen] = useState(false)
  if (!paymentTerms) return null
  const title = <Trans>Terms and conditions</Trans>
  return (
    <>
      <Button size="sm" variant="ghost" icon="document" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        footer={
          <Button onClick={() => setOpen(false)}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <p className={css.text}>{paymentTerms}</p>
      </Dialog>
    </>
  )
}
