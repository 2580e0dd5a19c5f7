import { useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useState } from 'react'
import { PdiFields, pointsFor } from '#domain/frames/pdi.ts'
import { type Question, useData } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { newId } from '#offline/sync/new-id.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { KnownFrame } from '#parts/frames/known-frame.tsx'
import { useFrame } from '#parts/frames/use-frame.ts'
import { useKeepFrames } from '#parts/frames/use-keep-frames.ts'
import { FrameNumberField } from '#parts/scan/frame-number-field.tsx'
import type { Refused } from '#parts/sync/use-refused.ts'
import { useSaveOrQueue } from '#parts/sync/use-save-or-queue.ts'
import { useUser } from '#shell/session/use-session.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { ChecklistField } from './checklist-field.tsx'
import { CreatePdi, type PdiPoints } from './pdi.gql.ts'
import { pdiWords } from './pdi-words.ts'

interface PdiFormProps {
  question: Question<ResultOf<typeof PdiPoints>, VariablesOf<typeof PdiPoints>>
  /** An inspection that the server refused, to be mended. */
  refused: Refused<'PDI'> | null
}

/** Inspects a bicycle before it is handed over. */
export function PdiForm({ question, refused }: PdiFormProps) {
  const { t } = useLingui()
  const { name, customerData } = useUser()
  const { pdiChecklists } = useData(question)
  const save = useSave(CreatePdi)
  const saveOrQueue = useSaveOrQueue()
  const framesChanged = useKeepFrames()
  const [id] = useState(newId)
  const custCode = customerData?.custCode.r3 ?? ''
  const form = useForm({
    schema: PdiFields,
    words: pdiWords,
    draft: refused ? `pdi.draft.${refused.mutationId}` : 'pdi.draft',
    initial: {
      frameNumber: refused?.args.frameNumber ?? '',
      mechanic: refused?.args.mechanic ?? name,
      checked: refused?.args.checked ?? [],
    },
    save: (fields) => {
      // Points of a bicycle that was scanned before are not asked for of this one.
      const checked = fields.checked.filter((one) => points.some((point) => point.id === one))
      const pdi = { ...fields, checked }
      return saveOrQueue(
        custCode,
        { kind: 'PDI', args: { id, ...pdi, seen: null } },
        t`Inspection saved`,
        () =>
          save({ id, custCode, pdi }).then((answer) => {
            framesChanged()
            return answer
          }),
        refused?.mutationId,
      )
    },
  })
  const frame = form.control('frameNumber')
  const known = useFrame(form.values.frameNumber)
  const points = pointsFor(pdiChecklists, known?.frame?.merchandise ?? null)
  return (
    <EditPage form={form} queued saved={null}>
      <FrameNumberField
        {...form.field('frameNumber')}
        onScan={(number) => frame.onChange(number)}
      />
      <KnownFrame known={known} refused={Boolean(frame.error)} />
      <TextField label={t`Mechanic`} required {...form.field('mechanic')} />
      <ChecklistField points={points} {...form.control('checked')} />
    </EditPage>
  )
}
