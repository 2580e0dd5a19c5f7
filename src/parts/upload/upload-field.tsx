import type { ReactNode } from 'react'
import type { PendingUpload } from '#offline/uploads/upload-database.ts'
import { FileZone } from './file-zone.tsx'
import { UploadList } from './upload-list.tsx'
import { type UploadTarget, useUploads } from './use-uploads.ts'

interface UploadFieldProps {
  target: UploadTarget
  /** Said above the buttons, such as what to choose. */
  hint: ReactNode
  chooseLabel: string
  /** Offers the camera on devices that are touched. */
  camera?: boolean
  multiple?: boolean
  /** Called when files have arrived at the server. */
  onSent: (sent: readonly PendingUpload[]) => void
}

/** A place to drop files or to choose them, with the uploads under way below. */
export function UploadField({ target, onSent, ...zone }: UploadFieldProps) {
  const uploads = useUploads(target, onSent)
  return (
    <>
      <FileZone {...zone} kind={target.kind} onFiles={(files) => void uploads.add(files)} />
      <UploadList uploads={uploads} />
    </>
  )
}
