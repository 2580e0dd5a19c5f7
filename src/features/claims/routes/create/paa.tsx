import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { BeginScreen } from '../../form/begin-screen.tsx'
import { FormSearch } from '../../form/form-search.ts'

export const Route = createFileRoute('/_frame/claim/create/paa')({
  staticData: {
    screen: {
      title: msg`New PAA claim`,
      allow: ['page.claim'],
      when: ({ config }) => config.claimAllowPAA,
      otherwise: '/claim',
      chip: false,
      up: true,
    },
  },
  validateSearch: FormSearch,
  component: Create,
})

function Create() {
  return <BeginScreen category="paa" search={Route.useSearch()} />
}
