import { Trans, useLingui } from '@lingui/react/macro'
import { PdiFields } from '#domain/frames/pdi.ts'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import type { Refused } from '#parts/sync/use-refused.ts'
import { useSaveOrQueue } from '#parts/sync/use-save-or-queue.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/display/facts.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { ChecklistField } from './checklist-field.tsx'
import { DeletePdi, type PdiToEdit, RestorePdi, UpdatePdi } from './pdi.gql.ts'
import { pdiWords } from './pdi-words.ts'

/**
 * An inspection with its bicycle, to be read and changed, with a connection or without.
 * @param refused a change of it that the server refused, to be made again
 */
export function PdiEdit({ refused }: { refused: Refused<'PDI'> | null }) {
  const { t } = useLingui()
  const { brief } = useDates()
  const record = useRecord<typeof PdiToEdit>('pdi')
  const pdi = record.pdi!
  const save = useSave(UpdatePdi)
  const saveOrQueue = useSaveOrQueue()
  const checked = pdi.checklist.filter((one) => one.checked).map(({ id }) => id)
  const form = useForm({
    schema: PdiFields,
    words: pdiWords,
    draft: `pdi.draft.${refused?.mutationId ?? pdi.id}`,
    initial: {
      frameNumber: pdi.frameNumber,
      mechanic: refused?.args.mechanic ?? pdi.mechanic,
      checked: refused?.args.checked ?? checked,
    },
    revision: pdi.revision,
    save: (input, seen) =>
      saveOrQueue(
        pdi.custCode,
        { kind: 'PDI', args: { id: pdi.id, ...input, seen: seen ?? pdi.revision } },
        t`Inspection saved`,
        () => save({ id: pdi.id, pdi: input, seen }),
        refused?.mutationId,
      ),
  })
  return (
    <EditPage
      form={form}
      queued
      saved={null}
      locked={pdi.isDeleted && <Deleted id={pdi.id} />}
      removal={
        !pdi.isDeleted && {
          mutation: DeletePdi,
          label: t`Delete inspection`,
          text: t`It can be restored from the list of deleted inspections.`,
          words: pdiWords,
          id: pdi.id,
          name: pdi.frameNumber,
        }
      }
    >
      <Facts
        facts={[
          [
            t`Status`,
            pdi.complete ? (
              <StatusDot key="s" tone="success">
                <Trans>Complete</Trans>
              </StatusDot>
            ) : (
              <StatusDot key="s" tone="warning">
                <Trans>Incomplete</Trans>
              </StatusDot>
            ),
          ],
          [t`Frame number`, pdi.frameNumber],
          [t`Article`, `${pdi.description} (${pdi.articleCode})`],
          [t`Brand`, pdi.brand],
          [t`Model`, [pdi.model, pdi.modelYear].filter(Boolean).join(', ')],
          [t`Series`, pdi.series],
          [t`Customer`, pdi.custName],
          [t`Inspected on`, `${brief(Date.parse(String(pdi.createdAt)))}, ${pdi.createdBy}`],
        ]}
      />
      <TextField label={t`Mechanic`} required {...form.field('mechanic')} />
      <ChecklistField points={pdi.checklist} {...form.control('checked')} />
    </EditPage>
  )
}

function Deleted({ id }: { id: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const restore = useSave(RestorePdi)
  const run = async () => {
    const { failure } = await restore({ id })
    toast(
      failure
        ? { tone: 'danger', text: t`The inspection couldn’t be restored. Try again.` }
        : { tone: 'success', text: t`Inspection restored` },
    )
  }
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" icon="undo" onClick={() => void run()}>
          <Trans>Restore</Trans>
        </Button>
      }
    >
      <Trans>This inspection has been deleted.</Trans>
    </Notice>
  )
}
