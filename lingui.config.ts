import { formatter } from '@lingui/format-po'
import type { LinguiConfig } from '@lingui/conf'

const config: LinguiConfig = {
  locales: ['en', 'de', 'fr', 'id', 'ms'],
  sourceLocale: 'en',
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src'], exclude: ['**/*.test.*'] }],
  // Line numbers would make every edit of a screen a change of five catalogues.
  format: formatter({ lineNumbers: false, origins: true }),
}

export default config
