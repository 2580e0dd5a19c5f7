import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { notFound } from '@tanstack/react-router'
import type { ResultOf } from 'gql.tada'
import { useSave } from '#data/save.ts'
import { SynonymFields } from '#domain/search/search-synonyms.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import {
  DeleteSearchSynonym,
  SaveSearchSynonym,
  type SearchSynonymToEdit,
} from './search-synonym.gql.ts'

/** Reasons for a refused group of synonyms. */
const words = {
  words_taken: msg`This group is already in use`,
  one_word: msg`Enter at least two different words or phrases, separated by commas`,
  no_word: msg`Each entry needs at least one letter or digit`,
  too_many: msg`A group can have at most 20 words or phrases`,
  too_many_groups: msg`There can be at most 1,000 groups`,
}

interface SearchSynonymFormProps {
  /** Of the group that is edited; missing: a new one. */
  id?: string
  data: ResultOf<typeof SearchSynonymToEdit>
}

/** Creates or edits a group of words that mean the same to the search. */
export function SearchSynonymForm({ id, data: { searchSynonym } }: SearchSynonymFormProps) {
  const { t } = useLingui()
  const save = useSave(SaveSearchSynonym)
  const remove = useSave(DeleteSearchSynonym)
  if (id && !searchSynonym) throw notFound()
  const form = useForm({
    schema: SynonymFields,
    draft: `search-synonym.draft.${id ?? ''}`,
    words,
    initial: { words: searchSynonym?.words ?? '' },
    revision: searchSynonym?.revision,
    save: async (input, seen) =>
      (await save({ id: id ?? null, searchSynonym: input, seen })).failure,
  })
  return (
    <EditPage
      form={form}
      saved={t`Synonym group saved`}
      backTo="/admin/search-synonyms"
      remove={
        searchSynonym && {
          label: t`Delete synonym group`,
          question: <Trans>Delete the group {searchSynonym.words}?</Trans>,
          done: t`Synonym group deleted`,
          words,
          run: () => remove({ id: searchSynonym.id }),
        }
      }
    >
      <TextField
        label={t`Words`}
        required
        hint={t`Separate words and phrases with commas: tube, inner tube. A search for one finds the others. Singular and plural count as one.`}
        {...form.field('words')}
      />
    </EditPage>
  )
}
