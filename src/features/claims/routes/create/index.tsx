import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ChooseScreen } from '../../form/choose-screen.tsx'
import { FormSearch } from '../../form/form-search.ts'

export const Route = createFileRoute('/_frame/claim/create/')({
  staticData: {
    screen: { title: msg`New claim`, allow: ['page.claim'], chip: false, up: true },
  },
  validateSearch: FormSearch,
  component: Choose,
})

function Choose() {
  return <ChooseScreen search={Route.useSearch()} />
}
