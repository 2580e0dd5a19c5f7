import { writeFileSync } from 'node:fs'
import { feedDocs } from '../server/import/feed-docs.ts'

writeFileSync(new URL('../docs/feeds.md', import.meta.url), feedDocs())
