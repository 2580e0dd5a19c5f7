import { useLingui } from '@lingui/react/macro'
import { Card } from '#ui/display/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import * as css from '../claims.css.ts'
import { claimProblemWords } from '../claim-words.ts'
import type { ClaimFormState } from './use-claim-form.ts'

/** The purchase, who to ask, and the consumer. */
export function PeoplePart({ form }: { form: ClaimFormState }) {
  const { t } = useLingui()
  const { claim, set, problemOf } = form
  const { fields } = claim
  const { consumer } = fields
  const error = (field: string) => {
    const code = problemOf(field)
    return code && <ProblemText code={code} words={claimProblemWords} />
  }
  const setConsumer = (part: Partial<typeof consumer>) =>
    set({ consumer: { ...consumer, ...part } })
  return (
    <>
      <Card title={t`Purchase and contact`}>
        <div className={css.fields}>
          <DateField
            label={t`Day of purchase`}
            name="purchaseDate"
            required={!fields.isShortage}
            value={fields.purchaseDate}
            error={error('purchaseDate')}
            onChange={({ target }) => set({ purchaseDate: target.value })}
          />
          <TextField
            label={t`Contact`}
            name="contactName"
            required
            value={fields.contactName}
            maxLength={100}
            error={error('contactName')}
            onChange={({ target }) => set({ contactName: target.value })}
          />
          <TextField
            label={t`Phone of the contact`}
            name="contactPhone"
            type="tel"
            required
            value={fields.contactPhone}
            maxLength={40}
            error={error('contactPhone')}
            onChange={({ target }) => set({ contactPhone: target.value })}
          />
          <TextField
            label={t`Your reference`}
            value={fields.referenceNo}
            maxLength={40}
            onChange={({ target }) => set({ referenceNo: target.value })}
          />
          <TextField
            label={t`Delivery number`}
            name="deliveryNo"
            required={fields.isShortage}
            value={fields.deliveryNo}
            maxLength={40}
            error={error('deliveryNo')}
            onChange={({ target }) => set({ deliveryNo: target.value })}
          />
          <CheckField
            label={t`This isn’t a warranty case`}
            checked={fields.isNotAWarranty}
            onChange={({ target }) => set({ isNotAWarranty: target.checked })}
          />
        </div>
      </Card>
      <Card title={t`Consumer`}>
        <div className={css.fields}>
          <TextField
            label={t`Name`}
            value={consumer.name}
            maxLength={100}
            onChange={({ target }) => setConsumer({ name: target.value })}
          />
          <TextField
            label={t`Phone`}
            name="consumer.phone"
            error={error('consumer.phone')}
            type="tel"
            value={consumer.phone}
            maxLength={40}
            onChange={({ target }) => setConsumer({ phone: target.value })}
          />
          <TextField
            label={t`Email`}
            name="consumer.email"
            type="email"
            value={consumer.email}
            maxLength={120}
            error={error('consumer.email')}
            onChange={({ target }) => setConsumer({ email: target.value })}
          />
          <TextField
            label={t`City`}
            value={consumer.city}
            maxLength={80}
            onChange={({ target }) => setConsumer({ city: target.value })}
          />
          <TextField
            label={t`Address`}
            value={consumer.address}
            maxLength={200}
            onChange={({ target }) => setConsumer({ address: target.value })}
          />
        </div>
      </Card>
    </>
  )
}
