import { refreshLists } from '#data/list-cache.ts'

export const updates = refreshLists({
  requestDownloadArea: ['downloadArea', 'downloadOffer'],
  retryDownload: ['downloadArea', 'downloadOffer'],
  saveDownloadSchedule: ['downloadSchedules'],
  resendDownload: ['downloadSchedules'],
  deleteDownloadSchedule: ['downloadSchedules'],
})
