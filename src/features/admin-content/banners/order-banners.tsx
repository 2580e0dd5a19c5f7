import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useSave } from '#data/save.ts'
import { withBasePath } from '#offline/base-path.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { SortableList } from '#ui/list/sortable-list.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { BannersToOrder, OrderBanners } from './banner.gql.ts'
import * as css from './banner.css.ts'

interface Entry {
  id: string
  title: string | null
  sorg: string | null
  url: string
}

/** A button that opens the banners as a list to put in order. */
export function OrderBannersButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="sort" onClick={() => setOpen(true)}>
        <Trans>Change order</Trans>
      </Button>
      {open && <OrderDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function OrderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(OrderBanners)
  const [{ data, error }] = useQuery({
    query: BannersToOrder,
    requestPolicy: 'network-only',
  })
  const [order, setOrder] = useState<readonly Entry[]>()
  const [busy, setBusy] = useState(false)
  const rows: readonly Entry[] | undefined = order ?? data?.banners.rows
  const nameOf = ({ title, sorg }: Entry) => [title ?? t`Banner`, sorg].filter(Boolean).join(', ')
  const store = async () => {
    setBusy(true)
    const { failure } = await save({ ids: (rows ?? []).map(({ id }) => id) })
    setBusy(false)
    if (failure) return toast({ tone: 'danger', text: <ProblemText code={failure.code} /> })
    toast({ tone: 'success', text: t`Order saved` })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(is) => !is && onClose()}
      title={<Trans>Order of banners</Trans>}
      description={<Trans>The first one that is published is shown first.</Trans>}
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
      {rows ? (
        <SortableList
          label={t`Banners`}
          items={rows}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onOrder={setOrder}
        >
          {(entry) => (
            <span className={css.line}>
              <img className={css.small} src={withBasePath(entry.url)} alt="" />
              {nameOf(entry)}
            </span>
          )}
        </SortableList>
      ) : error ? (
        <p role="alert">
          <ProblemText code="NETWORK" />
        </p>
      ) : (
        <SkeletonRows rows={4} label={t`Loading banners`} />
      )}
    </Dialog>
  )
}
