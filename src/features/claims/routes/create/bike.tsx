import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { BeginScreen } from '../../form/begin-screen.tsx'
import { FormSearch } from '../../form/form-search.ts'

export const Route = createFileRoute('/_frame/claim/create/bike')({
  staticData: {
    screen: {
      title: msg`New bike claim`,
      allow: ['page.claim'],
      chip: false,
      up: true,
    },
  },
  validateSearch: FormSearch,
  component: Create,
})

function Create() {
  return <BeginScreen category="bike" search={Route.useSearch()} />
}
