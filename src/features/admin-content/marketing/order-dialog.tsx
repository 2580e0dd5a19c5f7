import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SortableList } from '#ui/list/sortable-list.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { contentWords } from '../content-words.ts'
import { Titled } from './titled.tsx'

interface Entry {
  id: string
  title: string
  file: { thumbnailUrl: string | null } | null
}

interface OrderProps<Data, Variables extends AnyVariables> {
  title: string
  /** Places whose entries have an order of their own. */
  places: readonly { value: string; label: string }[]
  query: TypedDocumentNode<Data, Variables>
  variablesOf: (place: string) => Variables
  rowsOf: (data: Data) => readonly Entry[]
  mutation: TypedDocumentNode<unknown, { ids: string[] }>
}

/** A button that opens entries of a place as a list to put in order. */
export function OrderButton<Data, Variables extends AnyVariables>(
  props: OrderProps<Data, Variables>,
) {
  const [open, setOpen] = useState(false)
  if (props.places.length === 0) return null
  return (
    <>
      <Button icon="sort" onClick={() => setOpen(true)}>
        <Trans>Change order</Trans>
      </Button>
      {open && <OrderDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function OrderDialog<Data, Variables extends AnyVariables>(
  props: OrderProps<Data, Variables> & { onClose: () => void },
) {
  const { title, places, query, variablesOf, rowsOf, mutation, onClose } = props
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(mutation)
  const [place, setPlace] = useState(places[0]!.value)
  const [order, setOrder] = useState<readonly Entry[]>()
  const [busy, setBusy] = useState(false)
  const [{ data, error, fetching }] = useQuery<Data, AnyVariables>({
    query: query as TypedDocumentNode<Data, AnyVariables>,
    variables: variablesOf(place),
    requestPolicy: 'network-only',
  })
  const rows = order ?? (data && !fetching ? rowsOf(data) : undefined)
  const store = async () => {
    setBusy(true)
    const { failure } = await save({ ids: (rows ?? []).map(({ id }) => id) })
    setBusy(false)
    if (failure)
      return toast({
        tone: 'danger',
        text: <ProblemText code={failure.code} words={contentWords} />,
      })
    toast({ tone: 'success', text: t`Order saved` })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(is) => !is && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={busy} disabled={!order} onClick={() => void store()}>
            <Trans>Save order</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <SelectField
          label={t`Category`}
          name="place"
          value={place}
          options={places}
          disabled={!!order}
          onChange={({ target }) => setPlace(target.value)}
        />
        {rows ? (
          <SortableList
            label={title}
            items={rows}
            keyOf={({ id }) => id}
            nameOf={(entry) => entry.title}
            onOrder={setOrder}
          >
            {(entry) => <Titled {...entry} />}
          </SortableList>
        ) : error ? (
          <p role="alert">
            <ProblemText code="NETWORK" />
          </p>
        ) : (
          <SkeletonRows rows={4} label={t`Loading`} />
        )}
      </Stack>
    </Dialog>
  )
}
