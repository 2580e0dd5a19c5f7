import { expect, test } from 'vitest'
import { isTest, sourceFiles } from './files.ts'

/** Effects whose function is an expression, with that expression up to the dependencies. */
const bareEffects = sourceFiles('src')
  .filter(({ path }) => !isTest(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/use(?:Layout)?Effect\(\s*\(\) =>(?!\s*\{)\s*([^;]*?),\s*\[/g)].map(
      ([, expression]) => ({ path, expression: expression! }),
    ),
  )

// React takes what an effect returns for its clean-up, and browsers change what such methods return.
const domMethods =
  /\.(scroll\w*|focus|blur|click|select|play|pause|load|animate|show\w*|close|requestFullscreen|remove|append\w*|setAttribute)\(/

test('no effect returns what a method of the page returns', () => {
  expect(bareEffects.length).toBeGreaterThan(10)
  expect(
    bareEffects.filter(
      ({ expression }) => !expression.startsWith('void ') && domMethods.test(expression),
    ),
  ).toEqual([])
})
