/** Whether this browser is set to save data: then nothing loads in advance. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
