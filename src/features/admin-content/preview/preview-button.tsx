import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { Previewed } from './previewed.ts'

const PreviewDialog = lazy(() =>
  import('./preview-dialog.tsx').then((module) => ({ default: module.PreviewDialog })),
)

interface PreviewButtonProps {
  content: Previewed
  markets: readonly { id: string; marketName: string }[]
}

/** Opens what is typed as its readers would see it; its code is fetched then. */
export function PreviewButton({ content, markets }: PreviewButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="eye" onClick={() => setOpen(true)}>
        <Trans>Preview</Trans>
      </Button>
      {open && (
        <Suspense>
          <PreviewDialog content={content} markets={markets} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
