import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { SalesAnswer } from './sales-figures.ts'
import { type SalesGroup, salesGroups, type SalesSearch } from './sales-search.ts'

interface NarrowDialogProps {
  search: SalesSearch
  choices: SalesAnswer['salesOverviewFilterDataV4']
  go: (search: SalesSearch) => void
  onClose: () => void
}

/** Chooses several brands, categories, models and series among all that were sold, beyond the rankings in sight. */
export function NarrowDialog({ search, choices, go, onClose }: NarrowDialogProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Partial<Record<SalesGroup, readonly string[]>>>({
    ...search,
  })
  const titles: Record<SalesGroup, string> = {
    brands: t`Brands`,
    merchandiseCategories: t`Categories`,
    models: t`Models`,
    series: t`Series`,
  }
  const apply = () => {
    const next = Object.fromEntries(
      salesGroups.map((group) => [group, chosen[group]?.length ? [...chosen[group]] : undefined]),
    )
    go({ ...search, ...next })
    onClose()
  }
  return (
    <Dialog
      open
      width="large"
      onOpenChange={onClose}
      title={<Trans>Filter sales</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={apply}>
            <Trans>Apply</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        {salesGroups
          .filter((group) => choices[group].some(Boolean))
          .map((group) => (
            <CheckGroup
              key={group}
              label={titles[group]}
              options={choices[group]
                .filter(Boolean)
                .map((name) => ({ value: name, label: name, text: name }))}
              value={chosen[group] ?? []}
              onChange={(names) => setChosen({ ...chosen, [group]: names })}
            />
          ))}
      </Stack>
    </Dialog>
  )
}
