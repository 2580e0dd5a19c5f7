import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import * as css from './area-screen.css.ts'
import { type AreaCategory, type SalesArea, UpdateAreaCategories } from './sales-area.gql.ts'

interface CategoryDialogProps {
  /** Regions that the person may change. */
  areas: readonly SalesArea[]
  categories: readonly AreaCategory[]
  onClose: () => void
}

const categoryOf = ({ category }: SalesArea) => category?.id ?? ''

/** A window that gives regions their categories, all with one save. */
export function CategoryDialog({ areas, categories, onClose }: CategoryDialogProps) {
  const { t } = useLingui()
  const toast = useToast()
  const online = useAtomValue(onlineAtom)
  const save = useSave(UpdateAreaCategories)
  // What the window began with: a refresh behind it must not pass for what the person has seen.
  const [seen] = useState(() => new Map(areas.map((area) => [area.id, categoryOf(area)])))
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(seen)
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'changed'>('idle')
  const changes = areas.filter(({ id }) => chosen.get(id) !== seen.get(id))
  const store = async () => {
    setState('busy')
    const { failure } = await save({
      salesMaps: changes.map(({ id }) => ({
        id,
        category: chosen.get(id) || null,
        seen: seen.get(id) || null,
      })),
    })
    if (failure) {
      const isChanged = failure.kind === 'coded' && failure.code === 'changed_meanwhile'
      return setState(isChanged ? 'changed' : 'failed')
    }
    toast({ tone: 'success', text: t`Categories saved` })
    onClose()
  }
  return (
    <Dialog
      open
      persistent={changes.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Edit categories</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={state === 'busy'}
            disabled={changes.length === 0 || !online}
            onClick={() => void store()}
          >
            <Trans>Save categories</Trans>
          </Button>
        </>
      }
    >
      <div className={css.choices}>
        {!online && (
          <Notice tone="warning" live="status">
            <Trans>You’re offline. Categories can be saved when you’re back online.</Trans>
          </Notice>
        )}
        {state === 'failed' && (
          <Notice tone="danger" live="alert">
            <Trans>We couldn’t save the categories. Nothing has changed; try again.</Trans>
          </Notice>
        )}
        {state === 'changed' && (
          <Notice tone="warning" live="alert">
            <Trans>
              Someone else changed one of these areas. Close this window and look at the new
              categories first.
            </Trans>
          </Notice>
        )}
        {areas.map((area) => (
          <SelectField
            key={area.id}
            label={`${area.name} (${area.group})`}
            value={chosen.get(area.id) ?? ''}
            options={[
              { value: '', label: t`Without a category` },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => setChosen(new Map(chosen).set(area.id, target.value))}
          />
        ))}
      </div>
    </Dialog>
  )
}
