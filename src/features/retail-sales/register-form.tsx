import { useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import type { Failure } from '#data/failure.ts'
import { useSave } from '#data/save.ts'
import type { CustomerFrame } from '#domain/frames/kept-frames.ts'
import { RegistrationFields, registrationRefusal } from '#domain/frames/registration.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { KnownFrame } from '#parts/frames/known-frame.tsx'
import { useFrame } from '#parts/frames/use-frame.ts'
import { useKeepFrames } from '#parts/frames/use-keep-frames.ts'
import { FrameNumberField } from '#parts/scan/frame-number-field.tsx'
import type { Refused } from '#parts/sync/use-refused.ts'
import { useSaveOrQueue } from '#parts/sync/use-save-or-queue.ts'
import { useUser } from '#shell/session/use-session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import type { AccountBikeToEdit } from './account-bikes/account-bike.gql.ts'
import { frameWords } from './frame-words.ts'
import { RegisterFrame } from './retail-sales.gql.ts'
import { SaleFields } from './sale-fields.tsx'
import { useDealers } from './use-dealers.ts'

interface RegisterFormProps {
  /** Bike that its owner has registered with the brand: its data is filled in. */
  bike?: ResultOf<typeof AccountBikeToEdit>['accountPolygonBikesData']
  /** A report that the server refused, to be mended. */
  refused?: Refused<'REGISTER_FRAME'> | null
}

/** Reports a frame as sold. */
export function RegisterForm({ bike, refused }: RegisterFormProps) {
  const { t } = useLingui()
  const save = useSave(RegisterFrame)
  const saveOrQueue = useSaveOrQueue()
  const framesChanged = useKeepFrames()
  const { customerData } = useUser()
  const dealers = useDealers()
  const of = bike?.id ?? refused?.mutationId
  const form = useForm({
    schema: RegistrationFields,
    words: frameWords,
    draft: of ? `frame-registration.draft.${of}` : 'frame-registration.draft',
    initial: {
      // Empty: the chosen customer.
      dealer: '',
      frameNumber: bike?.frameNumber ?? '',
      // It can be registered days after the sale, but never before it.
      soldDate: bike?.registeredOn ?? '',
      useAccountData: false,
      nonRetail: false,
      name: bike?.custName ?? '',
      phone: bike?.custPhone ?? '',
      email: bike?.custEmail ?? '',
      address: bike?.custAddress ?? '',
      city: bike?.custCity ?? '',
      ...refused?.args,
    },
    save: (frame): Promise<Failure | undefined> =>
      saveOrQueue(
        custCode,
        { kind: 'REGISTER_FRAME', args: frame },
        said,
        () =>
          save({ frame, dealer: form.values.dealer || null }).then((answer) => {
            framesChanged()
            return answer
          }),
        refused?.mutationId,
      ),
  })
  const { dealer } = form.values
  const custCode = dealer || (customerData?.custCode.r3 ?? '')
  const name = dealers.find((one) => one.custCode === dealer)?.custName
  const said = name ? t`Sale reported for ${name}` : t`Sale reported`
  const known = useFrame(form.values.frameNumber, dealer)
  return (
    <EditPage form={form} queued saved={null}>
      {(dealers.length > 0 || dealer) && (
        <SelectField
          label={t`Dealer`}
          hint={t`Who sold the bicycle`}
          placeholder={customerData?.custName ?? ''}
          options={dealers.map((one) => ({
            value: one.custCode,
            label: [one.custName, one.custCity].filter(Boolean).join(', '),
          }))}
          {...form.field('dealer')}
        />
      )}
      <FrameNumberField
        {...form.field('frameNumber')}
        onScan={(number) => form.control('frameNumber').onChange(number)}
      />
      <KnownFrame known={known} refused={Boolean(form.control('frameNumber').error)}>
        {(frame) => <NotRegistrable frame={frame} />}
      </KnownFrame>
      <SaleFields form={form} />
    </EditPage>
  )
}

/** Says beforehand why a sale of a frame would be refused. */
function NotRegistrable({ frame }: { frame: CustomerFrame }) {
  const refusal = registrationRefusal(frame, { soldDate: '', today: '' })
  return (
    refusal && (
      <Notice tone="warning" live="status">
        <ProblemText code={refusal.code} words={frameWords} />
      </Notice>
    )
  )
}
