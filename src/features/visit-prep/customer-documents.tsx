import { useEffect, useState } from 'react'
import type { OfflineCustomerRow } from '#offline/offline-customers.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import type { Bought } from '#parts/offline-customers/download-customer.ts'
import * as css from './visit-prep.css.ts'

type PackDocument = Bought['products'][number]['documents'][number]

/** The documents whose files are on this device. */
export function CustomerDocuments({
  files,
  documents,
}: {
  files: OfflineCustomerRow['files']
  documents: readonly PackDocument[]
}) {
  const sizeText = useSizeText()
  const addresses = useAddresses(files)
  const known = new Map(documents.map((document) => [document.id, document]))
  return (
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
