import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store, type S3Settings } from './s3-store.ts'

/** The store of this installation: an S3-compatible one where `S3_URL` is set, else a folder. */
export const createFileStore = ({
  s3,
  dataDir,
}: {
  s3: S3Settings | undefined
  dataDir: string
}): FileStore => (s3 ? createS3Store(s3) : createDiskStore(dataDir))
