import { openUploads } from './upload-database.ts'

/** The pending uploads of this device. */
export const uploadDatabase = openUploads()
