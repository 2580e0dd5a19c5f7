import { database } from '#offline/database.ts'
import { discardForm } from '#offline/drafts/stored-forms.ts'
import { dropUpload } from '#offline/uploads/pending-uploads.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'

/** Deletes a form and its files from this device. @param form its kind, as `visit` */
export async function discardWithFiles(
  userId: string,
  form: string,
  draftId: string,
): Promise<void> {
  const files = await discardForm(database, userId, form, draftId)
  for (const file of files) await dropUpload(uploadDatabase, file)
}
