import type { Operation } from './operation.ts'

/** Calls of the download area. */
export const downloadOperations: Record<string, Operation> = {
  downloadSchedules: { document: '{ downloadSchedules { count rows { module nextRunAt } } }' },
  downloadSchedule: { document: '{ downloadSchedule(id: "1") { module } }' },
  saveDownloadSchedule: {
    document:
      'mutation { saveDownloadSchedule(downloadSchedule: { module: visits, format: csv, rhythm: daily, hour: 24 }) { downloadSchedule { id } userErrors { code } } }',
  },
  deleteDownloadSchedule: {
    document: 'mutation($id: ID!) { deleteDownloadSchedule(id: $id) { userErrors { code } } }',
    variables: ({ person }) => ({ id: person }),
  },
  retryDownload: {
    document:
      'mutation { retryDownload(id: "00000000-0000-0000-0000-000000000000") { userErrors { code } } }',
  },
  rotateDownloadSecret: {
    document: 'mutation($id: ID!) { rotateDownloadSecret(id: $id) { userErrors { code } } }',
    variables: ({ person }) => ({ id: person }),
  },
  resendDownload: {
    document: 'mutation($id: ID!) { resendDownload(id: $id) { userErrors { code } } }',
    variables: ({ person }) => ({ id: person }),
  },
  downloadArea: { document: '{ downloadArea { count rows { fileName } } }' },
  downloadOffer: { document: '{ downloadOffer { modules left } }' },
  requestDownloadArea: {
    document:
      'mutation { requestDownloadArea(module: visits, from: "2026-01-02", to: "2026-01-01") { request { id } userErrors { code } } }',
  },
}
