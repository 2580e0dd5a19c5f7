import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { SearchSynonymForm } from '../../search-synonyms/search-synonym-form.tsx'
import { SearchSynonymToEdit } from '../../search-synonyms/search-synonym.gql.ts'

export const Route = createFileRoute('/_frame/admin/search-synonyms/create')({
  staticData: { screen: { title: msg`New synonym group`, allow: ['page.upload-area'], up: true } },
  loader: ({ context }) => context.load(SearchSynonymToEdit, { id: '' }),
  component: SearchSynonymForm,
})
