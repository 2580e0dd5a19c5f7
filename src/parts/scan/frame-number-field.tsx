import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { frameNumberOf } from '#domain/frames/frame-number.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ScanPanel } from './scan-panel.tsx'

interface FrameNumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  onScan: (frameNumber: string) => void
}

/** A frame number that is typed, or read by the camera. */
export function FrameNumberField({ onScan, ...field }: FrameNumberFieldProps) {
  const { t } = useLingui()
  const [scanning, setScanning] = useState(false)
  if (scanning)
    return (
      <ScanPanel
        onCode={(code) => {
          setScanning(false)
          onScan(frameNumberOf(code))
        }}
        onClose={() => setScanning(false)}
        last={null}
      />
    )
  return (
    <Stack gap={2}>
      <TextField
        label={t`Frame number`}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
        {...field}
      />
      {!field.readOnly && (
        <div>
          <Button icon="scan" onClick={() => setScanning(true)}>
            <Trans>Scan frame number</Trans>
          </Button>
        </div>
      )}
    </Stack>
  )
}
