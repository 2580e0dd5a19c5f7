import { useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useSave } from '#data/save.ts'
import type { CustomerFrame } from '#domain/frames/kept-frames.ts'
import { RegistrationFields, registrationRefusal } from '#domain/frames/registration.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { KnownFrame } from '#parts/frames/known-frame.tsx'
import { useFrame } from '#parts/frames/use-frame.ts'
import { useKeepFrames } from '#parts/frames/use-keep-frames.ts'
import { FrameNumberField } from '#parts/scan/frame-number-field.tsx'
import { useSaveOrQueue } from '#parts/sync/use-save-or-queue.ts'
import { useUser } from '#shell/session/use-session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import type { AccountBikeToEdit } from './account-bikes/account-bike.gql.ts'
import { frameWords } from './frame-words.ts'
import { RegisterFrame } from './retail-sales.gql.ts'
import { SaleFields } from './sale-fields.tsx'

interface RegisterFormProps {
  /** Bike that its owner has registered with the brand: its data is filled in. */
  bike?: ResultOf<typeof AccountBikeToEdit>['accountPolygonBikesData']
}

/** Reports a frame as sold. */
export function RegisterForm({ bike }: RegisterFormProps) {
  const { t } = useLingui()
  const save = useSave(RegisterFrame)
  const saveOrQueue = useSaveOrQueue()
  const framesChanged = useKeepFrames()
  const { customerData } = useUser()
  const custCode = customerData?.custCode.r3 ?? ''
  const form = useForm({
    schema: RegistrationFields,
    words: frameWords,
    draft: bike ? `frame-registration.draft.${bike.id}` : 'frame-registration.draft',
    initial: {
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
    },
    save: (frame) =>
      saveOrQueue(custCode, { kind: 'REGISTER_FRAME', args: frame }, t`Sale reported`, () =>
        save({ frame }).then((answer) => {
          framesChanged()
          return answer
        }),
      ),
  })
  const known = useFrame(form.values.frameNumber)
  return (
    <EditPage form={form} queued saved={null}>
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
