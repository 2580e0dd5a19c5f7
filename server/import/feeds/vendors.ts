import type { Tx } from '../../db/database.ts'
import { followImageUrl } from '../../modules/third-party/vendor-pictures.ts'
import { httpsAddress } from '../cells/address-kinds.ts'
import { choice, decimal, text, whole } from '../cells/kinds.ts'
import type { Column, Feed } from '../feed.ts'

const mostCounted = 10_000_000
/** The staged row's article, where it is known already. */
const known =
  'FROM vendor_product p WHERE p.tenant_id = $1 AND p.vendor_id = b.vendor_id AND p.code = b.code'
const stays = (column: string) => `(SELECT p.${column} ${known})`

const named: Column[] = [
  {
    name: 'vendor',
    kind: text(20),
    required: true,
    reference: 'vendor',
    to: 'vendor_id',
    doc: 'Code of the vendor',
  },
  { name: 'code', kind: text(40), required: true, doc: 'The vendor’s own code of the article' },
]

/** Has pictures fetched whose address a file changes, and takes away those whose address it empties. */
async function watchPictures(tx: Tx, tenantId: string): Promise<() => Promise<void>> {
  const addresses = () =>
    tx.query<{ id: number; address: string | null }>(
      'SELECT id, image_url AS address FROM vendor_product WHERE tenant_id = $1',
      [tenantId],
    )
  const before = new Map((await addresses()).map(({ id, address }) => [id, address]))
  return async () => {
    for (const { id, address } of await addresses())
      if (address !== (before.get(id) ?? null))
        await followImageUrl(tx, tenantId, { productId: id, imageUrl: address ?? '' })
  }
}

export const vendorArticles: Feed = {
  name: 'vendor-articles',
  doc:
    'Articles of the vendors whose goods are ordered beside the distributor’s. The vendors themselves are kept under Administration, Vendors. ' +
    'Pictures are fetched from their https addresses a moment after the import; a picture that was uploaded stays unless an address comes.',
  table: 'vendor_product',
  key: ['vendor_id', 'code'],
  missing: 'keep',
  stamped: true,
  watch: watchPictures,
  columns: [
    ...named,
    { name: 'description', kind: text(200), required: true, doc: 'Name of the article' },
    { name: 'price', kind: decimal(), required: true, doc: 'Price of one sales unit' },
    { name: 'sales_unit', kind: text(10), fallback: 'EA', doc: 'Unit it is sold in' },
    {
      name: 'pieces',
      kind: whole(1, mostCounted),
      fallback: '1',
      to: 'uom_converter',
      doc: 'Pieces in a sales unit',
    },
    {
      name: 'status',
      kind: choice('available', 'paused', 'discontinued'),
      fallback: 'available',
      to: 'item_status',
      doc: 'Only what is available can be ordered',
    },
    {
      name: 'image_url',
      kind: httpsAddress,
      doc: 'Address that its picture is fetched from',
    },
  ],
}

export const vendorStock: Feed = {
  name: 'vendor-stock',
  doc: 'Stock of the vendors’ articles.',
  table: 'vendor_product',
  key: ['vendor_id', 'code'],
  missing: 'keep',
  stamped: true,
  // An insert needs them, though the article exists.
  filled: {
    description: stays('description'),
    price: stays('price'),
    sales_unit: stays('sales_unit'),
  },
  refuses: [{ column: 'code', reason: 'unknown_article', when: `NOT EXISTS (SELECT 1 ${known})` }],
  columns: [
    ...named,
    {
      name: 'stock',
      kind: whole(0, mostCounted),
      required: true,
      doc: 'Sales units that can be ordered',
    },
  ],
}
