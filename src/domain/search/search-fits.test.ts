import { expect, test } from 'vitest'
import { rebuildIndex } from '../catalogue/catalogue-build.ts'
import type { IndexedArticle } from '../catalogue/indexed-article.ts'
import { SlotFinder } from './search-fits.ts'
import { SearchLayer } from './search-layer.ts'
import { SearchLexicon } from './search-lexicon.ts'
import type { Slot } from './search-slots.ts'

const article = (
  id: number,
  name: string,
  change: Partial<IndexedArticle> = {},
): IndexedArticle => ({
  id,
  sorg: '1000',
  code: `C-${id}`,
  slug: `c-${id}`,
  ean: null,
  name,
  brand: '',
  category: 'paa',
  mc: null,
  model: `M${id}`,
  modelName: name,
  modelYear: null,
  serie: null,
  size: null,
  colour: null,
  rank: id,
  blocked: false,
  retail: 1,
  ...change,
})
const parts = rebuildIndex(null, () => false, [
  article(1, 'Team bottle'),
  article(2, 'Bottle cage'),
  article(3, 'Bottles'),
  article(4, 'Drinkbottle'),
  article(5, 'Plug', { properties: [{ name: 'Fits', value: 'Bottle black' }] }),
  article(6, 'Rack', { mc: 'BO' }),
])
const finder = new SlotFinder(parts)
const lexicon = new SearchLexicon(
  {
    synonyms: [],
    categories: [{ mcid: 'BO', type: 'paa', wording: 'Bottle racks', sorg: '1000' }],
  },
  ['1000'],
)
const worths = (change: Partial<Slot>) => {
  finder.begin(lexicon, [], null)
  const layer = new SearchLayer(parts.count)
  finder.find({ words: [], parts: [], synonyms: [], weight: 3, ...change }, layer, null, false)
  return [...layer.worth]
}

test.each<[string, Partial<Slot>, number[]]>([
  [
    'the head first, then a word, its number, an ending, a category, a property',
    { words: ['bottle'] },
    [10, 8, 9, 5, 3, 3],
  ],
  ['a beginning', { words: ['bott'] }, [5, 4, 5, 0, 2, 3]],
  ['two words in one', { words: ['bottlecage'] }, [0, 9, 0, 0, 0, 0]],
  ['a mistake, the head first, also in a category', { words: ['botle'] }, [5, 3, 4, 0, 0, 2]],
  ['another phrase', { words: ['bidon'], synonyms: [['bottle']] }, [9, 7, 8, 4, 3, 0]],
  ['a category by its name', { words: ['bottle', 'rack'] }, [0, 0, 0, 0, 0, 9]],
  ['the beginning of a code', { words: ['c1x'], synonyms: [['cage']] }, [0, 9, 0, 0, 0, 0]],
])('%s', (_, slot, expected) => {
  expect(worths(slot)).toEqual(expected)
})
