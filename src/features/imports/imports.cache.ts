import { refreshLists } from '#data/list-cache.ts'

export const updates = refreshLists({ startImport: ['imports'], undoImport: ['imports'] })
