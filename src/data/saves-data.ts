/** Whether this browser is told to save data: then nothing comes that nobody has asked for. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
