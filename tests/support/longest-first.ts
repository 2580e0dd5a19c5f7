import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest. Begun last, one of them would keep a single core busy at the end of a run. */
const longest = [
  'server/import/adventureworks/adapter.test.ts',
  'tests/sync/model-other-half.test.ts',
  'tests/sync/model.test.ts',
  'tests/sync/model-postgres.test.ts',
  'server/modules/cart/checkout.test.ts',
  'server/admin/copies.test.ts',
  'server/demo/seed.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = longest.findIndex((path) => moduleId.endsWith(path))
  return place < 0 ? longest.length : place
}

/** Starts the long files first; a fresh machine remembers no durations. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other))
  }
}
