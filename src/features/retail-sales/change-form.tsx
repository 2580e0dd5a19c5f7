import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { type FrameStatus, RegistrationFields } from '#domain/frames/registration.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { statusWords } from '#parts/frames/frame-status-words.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { Facts } from '#ui/display/facts.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { frameWords } from './frame-words.ts'
import { ChangeRegistration, type RegistrationToEdit } from './retail-sales.gql.ts'
import { SaleFields } from './sale-fields.tsx'

/** Why the report of a frame in this state can no longer be corrected. */
const lockedWords: Partial<Record<FrameStatus, MessageDescriptor>> = {
  stolen: msg`This bicycle is reported as stolen. The report can’t be changed.`,
  withdrawn: msg`This report was withdrawn. You can report the sale again.`,
  warranty_ended: msg`The warranty has ended. The report can’t be changed.`,
}

/** Shows the report of a sold frame, and corrects it. */
export function ChangeForm() {
  const { t, i18n } = useLingui()
  const { dayOf } = useDates()
  const { id, registeredFrame: sale } = useRecord<typeof RegistrationToEdit>('registeredFrame')
  const save = useSave(ChangeRegistration)
  const own = sale?.useAccountData ? null : sale
  const form = useForm({
    schema: RegistrationFields,
    words: frameWords,
    draft: `frame-registration.draft.${id}`,
    initial: {
      frameNumber: sale?.frameNumber ?? '',
      soldDate: sale?.soldDate ?? '',
      useAccountData: sale?.useAccountData ?? false,
      nonRetail: sale?.nonRetail ?? false,
      name: own?.custName ?? '',
      phone: own?.custPhone ?? '',
      email: own?.custEmail ?? '',
      address: own?.custAddress ?? '',
      city: own?.custCity ?? '',
    },
    revision: sale?.revision,
    save: async (frame, seen) => (await save({ frame, seen })).failure,
  })
  return (
    <EditPage
      form={form}
      saved={t`Report corrected`}
      locked={sale && lockedWords[sale.status] && i18n._(lockedWords[sale.status]!)}
    >
      {sale && (
        <Facts
          facts={[
            [t`Status`, i18n._(statusWords[sale.status])],
            [t`Dealer`, `${sale.dealerName} (${sale.dealerCode})`],
            [t`Reported on`, dayOf(Date.parse(String(sale.createdAt)))],
          ]}
        />
      )}
      <TextField
        label={t`Frame number`}
        hint={sale?.articleDescription}
        readOnly
        {...form.field('frameNumber')}
      />
      <SaleFields form={form} />
    </EditPage>
  )
}
