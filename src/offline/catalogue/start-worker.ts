/** A worker that holds one person's catalogue for one customer. */
export const startCatalogueWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'catalogue' })
