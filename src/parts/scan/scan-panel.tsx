import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'

// The camera and its readers load when scanning starts, not with the screen.
const CameraScanner = lazy(() =>
  import('./camera-scanner.tsx').then((module) => ({ default: module.CameraScanner })),
)

interface ScanPanelProps {
  /** Told of each code once it comes into sight, and of what is typed. */
  onCode: (code: string) => void
  onClose: () => void
  /** Result of the last code. */
  last: ReactNode
  /** Action for it. */
  action?: ReactNode
}

/** The camera above a list: each code in sight is one piece more. */
export function ScanPanel(props: ScanPanelProps) {
  const { t } = useLingui()
  return (
    <Suspense fallback={<SkeletonRows rows={3} label={t`Starting the camera`} />}>
      <CameraScanner {...props} />
    </Suspense>
  )
}
