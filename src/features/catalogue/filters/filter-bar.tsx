import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { chip } from '#ui/display/chip.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { useDesk } from '#ui/media/use-desk.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { chosenFilters } from '../list/catalogue-search.ts'
import { Filters, type FiltersProps } from './filters.tsx'
import * as css from './filter-bar.css.ts'

interface FilterBarProps extends Omit<FiltersProps, 'folded'> {
  /** Order and view, where they have no place beside the title. */
  views: ReactNode
  /** Beside the filters where these are folded into one button. */
  beside: ReactNode
}

/** The filters of a list in one row; on a small screen they open from a button, order and view among them. */
export function FilterBar({ views, beside, ...filters }: FilterBarProps) {
  const { t } = useLingui()
  if (useDesk())
    return (
      <div className={css.filters} role="group" aria-label={t`Filters`}>
        <Filters {...filters} folded />
      </div>
    )
  return (
    <div className={css.compact}>
      <FilterSheet {...filters} views={views} />
      {beside}
    </div>
  )
}

/** One button that says how many filters are in force, and all of them at a press. */
function FilterSheet({ views, ...filters }: Omit<FiltersProps, 'folded'> & { views: ReactNode }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const count = chosenFilters(filters.search).length
  return (
    <>
      <button
        type="button"
        className={chip({ chosen: count > 0 })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" size="sm" />
        {count > 0 ? <Trans>Filter ({count})</Trans> : <Trans>Filter and sort</Trans>}
      </button>
      <Dialog
        place="sheet"
        width="full"
        open={open}
        onOpenChange={setOpen}
        title={t`Filter and sort`}
        footer={
          <Button variant="primary" fill onClick={() => setOpen(false)}>
            <Trans>Show results</Trans>
          </Button>
        }
      >
        <div className={css.sheet}>
          {views}
          <Filters {...filters} folded={false} />
        </div>
      </Dialog>
    </>
  )
}
