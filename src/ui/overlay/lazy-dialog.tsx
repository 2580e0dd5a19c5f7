import { useLingui } from '@lingui/react/macro'
import { type PrimitiveAtom, useAtom } from 'jotai'
import { type ComponentType, lazy, Suspense } from 'react'
import { Dialog } from './dialog.tsx'
import { OverlayBoundary, OverlayFailure } from './overlay-boundary.tsx'

/** Properties of a dialog that loads when it opens. */
interface LazyDialogProps {
  onClose: () => void
}

/**
 * Makes the host of a dialog whose code is fetched when it first opens. Render the host once; set the atom to open it.
 * @param openAtom stands in a file of its own, so that a button does not load the host's imports
 * @param load returns the dialog's component
 * @param useMayOpen a hook; while it returns false the dialog stays closed whatever the atom says
 */
export function lazyDialog(
  openAtom: PrimitiveAtom<boolean>,
  load: () => Promise<ComponentType<LazyDialogProps>>,
  useMayOpen: () => boolean = () => true,
) {
  const Loaded = lazy(() => load().then((component) => ({ default: component })))
  function Host() {
    const [open, setOpen] = useAtom(openAtom)
    const may = useMayOpen()
    if (!open || !may) return null
    const close = () => setOpen(false)
    return (
      <OverlayBoundary fallback={<FailedDialog onClose={close} />}>
        <Suspense>
          <Loaded onClose={close} />
        </Suspense>
      </OverlayBoundary>
    )
  }
  return Host
}

/** Stands in for a dialog that could not be loaded or drawn at all. */
function FailedDialog({ onClose }: LazyDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t({ id: 'something_wrong', message: 'Something went wrong' })}
    >
      <OverlayFailure />
    </Dialog>
  )
}
