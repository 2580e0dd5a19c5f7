import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import type { Option } from '#ui/form/select-field.tsx'
import { Popover } from '#ui/overlay/popover.tsx'

interface ChoicesFilterProps {
  label: string
  /** The words for "no matter which". */
  any: string
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Several choices above a list, if there are any. The list is read once for all of them, when the panel closes. */
export function ChoicesFilter({ label, any, options, value, onChange }: ChoicesFilterProps) {
  const { t } = useLingui()
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  if (options.length === 0) return null
  const close = () => {
    if (ticked && ticked.join() !== value.join()) onChange([...ticked])
    setTicked(null)
  }
  const chosen = options.filter((option) => value.includes(option.value))
  const count = value.length
  const words =
    count === 0
      ? any
      : chosen.length === 1 && count === 1
        ? chosen[0]!.label
        : t`${label} (${count})`
  return (
    <Popover
      label={label}
      align="start"
      open={ticked !== null}
      onOpenChange={(open) => (open ? setTicked(value) : close())}
      trigger={
        <Button icon="filter" aria-label={t`${label}: ${words}`}>
          {words}
        </Button>
      }
    >
      <Stack>
        <CheckGroup
          label={label}
          options={options.map((option) => ({
            value: option.value,
            label: option.label,
            text: option.label,
          }))}
          value={ticked ?? value}
          onChange={setTicked}
        />
        <Button variant="primary" onClick={close}>
          <Trans>Apply</Trans>
        </Button>
      </Stack>
    </Popover>
  )
}
