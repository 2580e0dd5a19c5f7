import { pictureAddress } from '#domain/files/picture-address.ts'
import { VendorArticleFields } from '#domain/third-party/vendor-article.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  ThirdPartyArticle,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord, usedBy } from '../../save-record.ts'
import { readVendors } from './products.ts'
import { followImageUrl, setVendorPicture } from './vendor-pictures.ts'

const articleSql = `
  SELECT p.id::text, md5(concat_ws('|', p.description, p.price, p.sales_unit, p.uom_converter, p.stock, p.item_status, p.image_url, p.picture_file)) AS revision,
    json_build_object('id', v.id::text, 'name', v.name, 'email', v.email) AS vendor, p.code AS "articleCode", p.description, p.price, p.sales_unit AS "salesUnit",
    p.uom_converter AS "uomConverter", p.stock, p.item_status AS "itemStatus", coalesce(p.image_url, '') AS "imageUrl", p.picture_file AS "pictureId",
    f.sha256 AS picture, p.picture_problem AS "pictureProblem"
  FROM vendor_product p JOIN vendor v ON v.id = p.vendor_id LEFT JOIN file f ON f.id = p.picture_file AND f.state = 'ready'`

/** Reads an article of a vendor that this transaction sees. @param found the rest of the statement behind FROM */
async function readOne(tx: Tx, found: string, args: readonly unknown[]) {
  const [row] = await tx.query<ThirdPartyArticle>(`${articleSql} ${found}`, [...args])
  return row && { ...row, picture: row.picture ? pictureAddress(row.picture, 'low', 'webp') : null }
}
const read = (tx: Tx, id: string) => readOne(tx, 'WHERE p.id::text = $1', [id])

const target = ({ vendor, articleCode }: ThirdPartyArticle) => `${vendor.id}/${articleCode}`

const places = {
  orders: `SELECT 1 FROM vendor_order_line l JOIN vendor_product p ON p.vendor_id = l.vendor_id AND p.code = l.code WHERE p.id::text = $1`,
}

export const Query: QueryResolvers<RequestContext> = {
  thirdPartyArticle: async (_, { id }, { tx }) => (await read(tx, id)) ?? null,
}

export const Mutation: MutationResolvers<RequestContext> = {
  saveThirdPartyArticle: (_, { thirdPartyArticle: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'vendor-article',
      schema: VendorArticleFields,
      input,
      ...at,
      read,
      target,
      refuse: (fields, before) => refusalOf(request, fields, before),
      write: (fields, before) => write(request, fields, before),
      answer: (thirdPartyArticle) => ({ thirdPartyArticle }),
    }),

  deleteThirdPartyArticle: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'vendor-article',
      id,
      read,
      target,
      refuse: () => usedBy(request, places, [id]),
      async remove() {
        await setVendorPicture(request.tx, request.tenant.id, Number(id), null)
        await request.tx.query('DELETE FROM vendor_product WHERE id::text = $1', [id])
      },
    }),
}

/** Checks what the fields refer to. @returns the code of a refusal and its field; null: nothing is wrong */
async function refusalOf(
  { tx, user }: RequestContext,
  { vendor, articleCode, pictureId }: VendorArticleFields,
  before: ThirdPartyArticle | undefined,
) {
  if (before && before.articleCode !== articleCode) return ['name_fixed', 'articleCode'] as const
  if (before && before.vendor.id !== vendor) return ['unknown_vendor', 'vendor'] as const
  const vendors = before ? [] : await readVendors(tx, null)
  if (!before && !vendors.some(({ id }) => id === vendor))
    return ['unknown_vendor', 'vendor'] as const
  const taken = 'WHERE p.vendor_id::text = $1 AND p.code = $2'
  if (!before && (await readOne(tx, taken, [vendor, articleCode])))
    return ['name_taken', 'articleCode'] as const
  if (!pictureId || pictureId === before?.pictureId) return null
  const [file] = await tx.query(
    `SELECT 1 FROM file WHERE id::text = $1 AND kind = 'vendor-picture' AND created_by = $2 AND state IN ('stored', 'ready')`,
    [pictureId, user.id],
  )
  return file ? null : (['unknown_picture', 'pictureId'] as const)
}

/** Stores an article and its picture: an uploaded one, else the one of a new address. */
async function write(
  { tx, tenant, clock }: RequestContext,
  fields: VendorArticleFields,
  before: ThirdPartyArticle | undefined,
) {
  const isUploaded = fields.pictureId !== '' && fields.pictureId !== before?.pictureId
  const imageUrl = isUploaded ? '' : fields.imageUrl
  const values = [
    tenant.id,
    fields.vendor,
    fields.articleCode,
    fields.description,
    fields.price,
    fields.salesUnit,
    fields.uomConverter,
    fields.stock,
    fields.itemStatus,
    imageUrl || null,
    clock(),
  ]
  const saved = await tx.query<{ id: string }>(
    `INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit, uom_converter, stock, item_status, image_url, updated_at)
     VALUES ($1, $2::int, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (tenant_id, vendor_id, code) DO UPDATE SET description = excluded.description, price = excluded.price, sales_unit = excluded.sales_unit,
       uom_converter = excluded.uom_converter, stock = excluded.stock, item_status = excluded.item_status, image_url = excluded.image_url, updated_at = excluded.updated_at
     RETURNING id::text`,
    values,
  )
  const productId = Number(saved[0]!.id)
  if (isUploaded) await setVendorPicture(tx, tenant.id, productId, fields.pictureId)
  else if (imageUrl && imageUrl !== before?.imageUrl)
    await followImageUrl(tx, tenant.id, { productId, imageUrl })
  else if (fields.pictureId === '' && before?.pictureId)
    await setVendorPicture(tx, tenant.id, productId, null)
  return saved
}
