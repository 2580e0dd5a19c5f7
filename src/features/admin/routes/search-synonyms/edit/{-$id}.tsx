import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { SearchSynonymForm } from '../../../search-synonyms/search-synonym-form.tsx'
import { SearchSynonymToEdit } from '../../../search-synonyms/search-synonym.gql.ts'

export const Route = createFileRoute('/_frame/admin/search-synonyms/edit/{-$id}')({
  staticData: { screen: { title: msg`Edit synonym group`, allow: ['page.upload-area'], up: true } },
  loader: ({ context, params }) => context.load(SearchSynonymToEdit, { id: params.id ?? '' }),
  remountDeps: ({ params }) => params.id,
  component: SearchSynonymForm,
})
