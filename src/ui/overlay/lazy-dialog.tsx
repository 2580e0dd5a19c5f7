import { type PrimitiveAtom, useAtom } from 'jotai'
import { type ComponentType, lazy, Suspense } from 'react'

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
    return (
      <Suspense>
        <Loaded onClose={() => setOpen(false)} />
      </Suspense>
    )
  }
  return Host
}
