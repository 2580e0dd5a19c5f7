import { Plural } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { OfflineCustomerRow } from '#offline/offline-customers.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import type { Bought } from '#parts/offline-customers/download-customer.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import * as css from './visit-prep.css.ts'

type PackDocument = Bought['products'][number]['documents'][number]

/** The documents whose files are on this device. */
export function CustomerDocuments({
  files,
  missing,
  documents,
}: {
  files: OfflineCustomerRow['files']
  /** Number of documents that could not be saved. */
  missing: number
  documents: readonly PackDocument[]
}) {
  const sizeText = useSizeText()
  const addresses = useAddresses(files)
  const known = new Map(documents.map((document) => [document.id, document]))
  return (
    <>
      {missing > 0 && (
        <Notice tone="warning">
          <Plural
            value={missing}
            one="# document could not be saved. It may have been withdrawn; save the customer again when you are online."
            other="# documents could not be saved. They may have been withdrawn; save the customer again when you are online."
          />
        </Notice>
      )}
      <ul className={css.list}>
        {files.flatMap(({ id, file }) => {
          const document = known.get(id)
          return document
            ? [
                <li key={id}>
                  <a
                    href={addresses.get(id)}
                    download={`${document.title}.${document.format}`}
                    className={css.name}
                  >
                    {document.title}
                  </a>
                  <span className={css.quiet}>
                    {document.format.toUpperCase()} · {sizeText(file.size)}
                  </span>
                </li>,
              ]
            : []
        })}
      </ul>
    </>
  )
}

/** Addresses of files for as long as they are shown. */
function useAddresses(files: OfflineCustomerRow['files']): ReadonlyMap<string, string> {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const made = new Map(files.map(({ id, file }) => [id, URL.createObjectURL(file)]))
    setAddresses(made)
    return () => made.forEach((address) => URL.revokeObjectURL(address))
  }, [files])
  return addresses
}
