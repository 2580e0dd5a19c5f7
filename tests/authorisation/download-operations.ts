import type { Operation } from './operation.ts'

/** Calls of the download area. */
export const downloadOperations: Record<string, Operation> = {
  downloadArea: { document: '{ downloadArea { count rows { fileName } } }' },
  downloadOffer: { document: '{ downloadOffer { modules left } }' },
  requestDownloadArea: {
    document:
      'mutation { requestDownloadArea(module: visits, from: "2026-01-02", to: "2026-01-01") { request { id } userErrors { code } } }',
  },
}
