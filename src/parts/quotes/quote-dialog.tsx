import { useNavigate } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import {
  maxQuoteName,
  maxQuoteNote,
  maxValidDays,
  quoteFields,
  usualValidUntil,
} from '#domain/quotes/quote-fields.ts'
import { addDays, dayIn } from '#domain/time/day.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import type { ProblemWords } from '#ui/form/problem-text.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useCreateQuote } from './use-create-quote.ts'

const notOrderable = msg`Some lines can’t be ordered at the moment. Remove them from the cart first.`
const words: ProblemWords = {
  in_the_past: msg`Choose today or a later day`,
  too_far: msg`Choose a day within a year`,
  quote_changed: msg`A price has changed. Close this, check the cart and try again.`,
  no_price: msg`A line has no price yet. Remove it from the cart first.`,
  not_saved: msg`This device couldn’t save the quote.`,
  no_permission: msg`You no longer have permission to do this.`,
  unknown_article: notOrderable,
  not_allowed: notOrderable,
  sorg_blocked: notOrderable,
  order_blocked: notOrderable,
  brand_blocked: notOrderable,
  category_blocked: notOrderable,
  hierarchy_blocked: notOrderable,
  not_yet_available: notOrderable,
}

/** Asks for what a quote needs beside its cart, and makes it. */
export function QuoteDialog({
  cart,
  name,
  onClose,
}: {
  cart: CartView
  /** Suggested name; empty: none. */
  name: string
  onClose: () => void
}) {
  const { t } = useLingui()
  const toast = useToast()
  const navigate = useNavigate()
  const id = useId()
  const online = useAtomValue(onlineAtom)
  const { timeZone, quotePrices } = useConfig()
  const { customerData } = useUser()
  const create = useCreateQuote(cart)
  const today = dayIn(timeZone, new Date())
  const form = useForm({
    schema: quoteFields(today),
    initial: { name, note: '', validUntil: usualValidUntil(today), mail: true },
    draft: `quote ${customerData?.custCode.r3 ?? ''} ${cart.key}`,
    words,
    save: async (fields) => {
      const outcome = await create(fields)
      if ('failure' in outcome) return outcome.failure
      onClose()
      if ('queued' in outcome) {
        toast({
          tone: 'success',
          text: t`Saved. The quote is created when you’re back online.`,
          action: { label: t`Show`, run: () => void navigate({ to: '/outbox' }) },
        })
        return undefined
      }
      const { made } = outcome
      await navigate({ to: '/quotes/$id', params: { id: made.id } })
      if (fields.mail && !made.mailed)
        toast({
          tone: 'warning',
          text: t`Quote ${made.number} created. The customer has no email address, so nothing was mailed.`,
        })
      else toast({ tone: 'success', text: t`Quote ${made.number} created` })
      return undefined
    },
  })
  return (
    <Dialog
      open
      persistent={form.dirty}
      onOpenChange={(open) => !open && !form.busy && onClose()}
      title={t`Create quote`}
      description={
        <>
          {customerData?.custName} ·{' '}
          <Plural value={cart.lines.length} one="# line" other="# lines" />
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={id} busy={form.busy}>
            <Trans>Create quote</Trans>
          </Button>
        </>
      }
    >
      <form id={id} {...form.props}>
        <Stack>
          {form.error && (
            <Notice tone="danger" live="alert">
              {form.error}
            </Notice>
          )}
          {!online && (
            <Notice>
              <Trans>
                You’re offline. The quote is saved on this device and created when you’re back
                online.
              </Trans>
            </Notice>
          )}
          <DateField
            {...form.field('validUntil')}
            label={t`Valid until`}
            required
            min={today}
            max={addDays(today, maxValidDays)}
            hint={
              quotePrices === 'held' ? (
                <Trans>The prices hold until the end of this day.</Trans>
              ) : (
                <Trans>Prices are checked again when the customer accepts.</Trans>
              )
            }
          />
          <TextField
            {...form.field('name')}
            label={t`Name of the quote`}
            maxLength={maxQuoteName}
            autoComplete="off"
          />
          <TextArea
            {...form.field('note')}
            label={t`Note to the customer`}
            maxLength={maxQuoteNote}
            rows={3}
          />
          <CheckField
            {...form.check('mail')}
            label={t`Email the quote with a PDF`}
            hint={t`The customer also sees it in the portal.`}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
