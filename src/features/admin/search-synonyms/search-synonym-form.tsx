import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { SynonymFields } from '#domain/search/search-synonyms.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
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

/** Creates or edits a group of words that mean the same to the search. */
export function SearchSynonymForm() {
  const { t } = useLingui()
  const { id, searchSynonym } = useRecord<typeof SearchSynonymToEdit>('searchSynonym')
  const save = useSave(SaveSearchSynonym)
  const form = useForm({
    schema: SynonymFields,
    draft: `search-synonym.draft.${id ?? ''}`,
    words,
    initial: { words: searchSynonym?.words ?? '' },
    revision: searchSynonym?.revision,
    save: async (input, seen) => (await save({ id, searchSynonym: input, seen })).failure,
  })
  const removal = { mutation: DeleteSearchSynonym, label: t`Delete synonym group`, words }
  return (
    <EditPage
      form={form}
      saved={t`Synonym group saved`}
      removal={searchSynonym && { ...removal, id: searchSynonym.id, name: searchSynonym.words }}
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
