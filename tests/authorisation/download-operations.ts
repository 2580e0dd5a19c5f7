import type { Operation } from './operation.ts'

/** A file of each person, whose id ends with theirs. */
export const downloadRecords = `INSERT INTO export_job (id, tenant_id, user_id, kind, format, filter, file_name, state, expires_at)
  SELECT ('00000000-0000-4000-8000-' || lpad(id::text, 12, '0'))::uuid, 'aa', id, 'area_orders', 'csv', '{"from": "2026-01-01", "to": "2026-01-02"}', 'x.csv', 'ready', now() + interval '1 day' FROM app_user`

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
    document: 'mutation($id: ID!) { retryDownload(id: $id) { userErrors { code } } }',
    variables: ({ person }) => ({ id: `00000000-0000-4000-8000-${person.padStart(12, '0')}` }),
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
