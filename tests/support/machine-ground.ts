import type { Database } from '../../server/db/database.ts'
import type { World } from './world.ts'

/** A uuid that says which record it is of. */
export const groundId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** The moment at which a record of the ground was made: the same in each run. */
const at = (n: number) => `2026-11-${String(10 + n).padStart(2, '0')}T09:30:00Z`

/** Adds two of everything that programs read (`machineRecords`), the first of customer X and the second of Z. */
export async function addMachineGround(database: Database, world: World): Promise<void> {
  const { tenantId: tenant, customers, users, articles } = world
  const dealer = users.dealer!
  await database.within({ tenantId: tenant, user: 'any', customers: 'all' }, async (tx) => {
    const put = (sql: string, values: unknown[]) => tx.query(sql, values)
    await put(
      `UPDATE app_user SET created_at = '2026-11-01T08:00:00Z', email = username || '@shop.example' WHERE tenant_id = $1`,
      [tenant],
    )
    await put(
      `INSERT INTO claim_problem (tenant_id, code, category, part, description) VALUES ($1, 'fork-play', 'bike', 'Fork', 'Has play'), ($1, 'broken', 'paa', 'Part', 'Is broken')`,
      [tenant],
    )
    await put(
      `INSERT INTO frame_brand (tenant_id, brand, registrable) VALUES ($1, 'Brand', true), ($1, 'Other', false)`,
      [tenant],
    )
    await put(
      `INSERT INTO pdi_point (tenant_id, id, description, sorting, required) VALUES ($1, 'brakes', 'Brakes hold', 1, true), ($1, 'tyres', 'Tyres are filled', 2, true)`,
      [tenant],
    )
    await put(
      `INSERT INTO sales_area_category (tenant_id, name, color) VALUES ($1, 'Growing', 'blue')`,
      [tenant],
    )
    await put(
      `INSERT INTO sales_area (tenant_id, name, group_name, lat, lng, category_id) SELECT $1, 'Texas', 'Central', 31, -98.5, id FROM sales_area_category WHERE tenant_id = $1`,
      [tenant],
    )
    for (const program of ['polygon', 'wim']) {
      await put(
        `INSERT INTO bonus_point (tenant_id, program, article_code, purchase_point, sale_point) VALUES ($1, $2, 'BIKE-1', 10, 5)`,
        [tenant, program],
      )
      await put(
        `INSERT INTO bonus_value (tenant_id, program, quarter, purchase_value, sale_value) VALUES ($1, $2, '2026Q4', 1.5, 2)`,
        [tenant, program],
      )
    }
    await put(
      `INSERT INTO vendor (tenant_id, code, name, email) VALUES ($1, 'HELM', 'Helmets Ltd', 'orders@helmets.example')`,
      [tenant],
    )
    await put(
      `INSERT INTO customer_article_code (tenant_id, customer_id, word, code, article_id) VALUES ($1, $2, 'lager7', 'Lager 7', $3), ($1, $2, 'lager8', 'Lager 8', $3)`,
      [tenant, customers.X, articles['BOLT-1']],
    )
    await put(
      `INSERT INTO bike_category (tenant_id, sorg, mcid, wording, type) VALUES ($1, '1000', 'MC-bike', 'Bikes', 'bike'), ($1, '2000', 'MC-paa', 'Parts', 'paa')`,
      [tenant],
    )
    await put(
      `INSERT INTO promotion (tenant_id, code, name, valid_from, valid_to) VALUES ($1, 'SPRING', 'Spring', '2030-03-01', '2030-05-31'), ($1, 'WINTER', 'Winter', '2030-11-01', '2031-01-31')`,
      [tenant],
    )
    await put(
      `INSERT INTO promotion_detail (tenant_id, promotion, position, article_code, value, type) VALUES ($1, 'WINTER', 1, 'BIKE-1', -10, '%'), ($1, 'WINTER', 2, 'PART-1', -5, '%')`,
      [tenant],
    )
    await put(
      `INSERT INTO freight_benefit (tenant_id, sorg, warehouse_area, target_qty, discount_amount) VALUES ($1, '1000', '', 5, 10), ($1, '1000', '', 10, 20)`,
      [tenant],
    )
    for (const [n, key] of [
      [1, 'X'],
      [2, 'Z'],
    ] as const) {
      const customer = customers[key]!
      const base = [tenant, customer]
      await put(
        `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at)
         VALUES ($1, $2, $3, $4, 'bike', 'in_review', $5, $6::jsonb, $7, $5, $5)`,
        [
          ...base,
          groundId(n),
          `C10000${n}`,
          at(n),
          JSON.stringify({
            frameNumber: `WTU00000${n}`,
            articleCode: 'BIKE-1',
            description: 'Fork',
            qty: 1,
            contactName: 'Ada',
            purchaseDate: '2026-05-01',
            problems: [{ id: 'fork-play', notes: '' }],
            customerNotes: 'It cracks',
          }),
          dealer,
        ],
      )
      await put(
        `INSERT INTO claim_history (tenant_id, customer_id, claim_id, from_status, to_status, created_by, created_at) VALUES ($1, $2, $3, NULL, 'submitted', $4, $5), ($1, $2, $3, 'submitted', 'in_review', $4, $5)`,
        [...base, groundId(n), dealer, at(n)],
      )
      await put(
        `INSERT INTO claim_comment (tenant_id, customer_id, claim_id, comment, internal, created_by, created_at) VALUES ($1, $2, $3, 'Please send a photo', false, $4, $5)`,
        [...base, groundId(n), dealer, at(n)],
      )
      await put(
        `INSERT INTO shipped_frame (tenant_id, frame_number, article_code, delivery_no, shipped_to) VALUES ($1, $2, 'BIKE-1', $3, $4)`,
        [tenant, `WTU00000${n}`, `D10${n}`, `000000000${n === 1 ? 1 : 3}`],
      )
      await put(
        `INSERT INTO frame_registration (tenant_id, customer_id, frame_number, article_id, sold_date, use_account_data, non_retail, owner_name, owner_city, status, handover_action, handover_state, created_at, changed_at, created_by)
         VALUES ($1, $2, $3, $4, '2026-11-10', false, false, 'Grace Owner', 'Town', 'registered', 'insert', 'pending', $5, $5, $6)`,
        [...base, `WTU00000${n}`, articles['BIKE-1'], at(n), dealer],
      )
      await put(
        `INSERT INTO account_bike (tenant_id, customer_id, frame_number, registered_on, owner_name, updated_at) VALUES ($1, $2, $3, '2026-11-11', 'Grace Owner', $4)`,
        [...base, `WTU00000${n}`, at(n)],
      )
      await put(
        `INSERT INTO pdi (tenant_id, customer_id, id, frame_number, article_id, mechanic, checklist, created_at, created_by) VALUES ($1, $2, $3, $4, $5, 'Mo', $6::jsonb, $7, $8)`,
        [
          ...base,
          groundId(10 + n),
          `WTU00000${n}`,
          articles['BIKE-1'],
          JSON.stringify([
            { id: 'brakes', description: 'Brakes hold', sorting: 1, required: true, checked: true },
          ]),
          at(n),
          dealer,
        ],
      )
      await put(
        `INSERT INTO visit (tenant_id, customer_id, id, kind, created_by, created_at, revision, visited_at, attach_place) VALUES ($1, $2, $3, 'polygon', $4, $5, 1, $5, true)`,
        [...base, groundId(20 + n), users.rep, at(n)],
      )
      await put(
        `INSERT INTO visit_revision (tenant_id, customer_id, visit_id, revision, created_by, created_at, visited_at, lat, lng, attach_place, answers, answered)
         VALUES ($1, $2, $3, 1, $4, $5, $5, 52.5, 13.4, true, $6::jsonb, $7::jsonb)`,
        [
          ...base,
          groundId(20 + n),
          users.rep,
          at(n),
          JSON.stringify({
            brandDomination: true,
            qtyPlgGrp: 4,
            qtyNonPlgGrp: null,
            notes: 'New window',
          }),
          JSON.stringify([{ id: groundId(30), name: 'Repair stand', needsText: false }]),
        ],
      )
      await put(
        `INSERT INTO visit_photo (tenant_id, customer_id, visit_id, revision, slot, file_id) VALUES ($1, $2, $3, 1, 'frontShop1', $4)`,
        [...base, groundId(20 + n), groundId(40 + n)],
      )
      await put(
        `INSERT INTO quote (tenant_id, customer_id, id, number, name, note, status, status_at, valid_until, held, created_by, created_at) VALUES ($1, $2, $3, $4, 'Winter order', '', 'SENT', $5, '2026-12-24', true, $6, $5)`,
        [...base, groundId(50 + n), `10010${n}`, at(n), users.rep],
      )
      await put(
        `INSERT INTO quote_line (tenant_id, customer_id, quote_id, line_no, sorg, article_code, article_code_display, name, qty, uom, price, unit_price, subtotal) VALUES ($1, $2, $3, 1, '1000', 'BIKE-1', 'BIKE-1', 'Bike one', 2, 'EA', 100, 95, 190)`,
        [...base, groundId(50 + n)],
      )
      await put(
        `INSERT INTO payment_request (tenant_id, customer_id, id, number, module, sorg, payer_code, payer_name, payment_id, payment_description, kind, currency, total, discount, amount, status, status_at, expires_at, created_at)
         VALUES ($1, $2, $3, $4, 'invoice', '1000', '0000000001', 'Shop', 'BANK', 'Bank transfer', 'TRANSFER', 'USD', 120, 0, 120, 'waiting', $5, '2026-12-01T00:00:00Z', $5)`,
        [...base, groundId(60 + n), `P10000${n}`, at(n)],
      )
      await put(
        `INSERT INTO payment_request_invoice (tenant_id, customer_id, request_id, invoice_no, invoice_date, due_date, amount) VALUES ($1, $2, $3, $4, '2026-11-01', '2026-12-01', 120)`,
        [...base, groundId(60 + n), `I-${n}`],
      )
      await put(
        `INSERT INTO invoice (tenant_id, customer_id, invoice_no, sorg, company_code, invoice_date, due_date, status, grand_total, accounting_amount, tax, shipping_cost, discount) VALUES ($1, $2, $3, '1000', '1000', '2026-11-01', '2026-12-01', 'Open', 120, 120, 20, 0, 0)`,
        [...base, `I-${n}`],
      )
      await put(
        `INSERT INTO invoice_line (tenant_id, customer_id, invoice_no, line_no, article_code, article_code_display, name, uom, qty, price, subtotal) VALUES ($1, $2, $3, 1, 'BIKE-1', 'BIKE-1', 'Bike one', 'EA', 1, 100, 100)`,
        [...base, `I-${n}`],
      )
      await put(
        `INSERT INTO payment_receipt (tenant_id, receipt_no, reference, amount, currency, received_on) VALUES ($1, $2, 'P100001', 120, 'USD', '2026-11-20')`,
        [tenant, `R-${n}`],
      )
      await put(
        `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ($1, $2, $3, '1000', 'placed', 'USD', 100, $4)`,
        [...base, `W100012${2 + n}`, at(n)],
      )
      await put(
        `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal) VALUES ($1, $2, $3, 1, 'BIKE-1', 'BIKE-1', 'Bike one', 1, 'EA', 100, 100)`,
        [...base, `W100012${2 + n}`],
      )
      await put(
        `INSERT INTO order_handover (tenant_id, customer_id, order_no, created_at) VALUES ($1, $2, $3, $4)`,
        [...base, `W100012${2 + n}`, at(n)],
      )
      await put(
        `INSERT INTO delivery (tenant_id, customer_id, do_number, delivery_date, expedition_name, tracking_no) VALUES ($1, $2, $3, '2026-11-12', 'Parcel Ltd', 'T-1')`,
        [...base, `D10${n}`],
      )
      await put(
        `INSERT INTO delivery_line (tenant_id, customer_id, do_number, line_no, order_no, article_code, qty) VALUES ($1, $2, $3, 1, $4, 'BIKE-1', 1)`,
        [...base, `D10${n}`, `W100012${2 + n}`],
      )
      await put(
        `INSERT INTO delivery_receipt (id, tenant_id, customer_id, do_number, counted_at, created_at, user_id, created_by) VALUES ($3, $1, $2, $4, $5, $5, $6, 'Name of dealer')`,
        [...base, groundId(70 + n), `D10${n}`, at(n), dealer],
      )
      await put(
        `INSERT INTO delivery_receipt_line (tenant_id, customer_id, receipt_id, position, line_no, order_no, article_code, expected, received) VALUES ($1, $2, $3, 1, 1, $4, 'BIKE-1', 1, 1)`,
        [...base, groundId(70 + n), `W100012${2 + n}`],
      )
      await put(
        `INSERT INTO collect_order (tenant_id, customer_id, order_id, status, first_name, last_name, created_at, changed_at) VALUES ($1, $2, $3, 'confirmed', 'Lin', 'Collector', $4, $4)`,
        [...base, `WEB-${n}`, at(n)],
      )
      await put(
        `INSERT INTO collect_line (tenant_id, customer_id, order_id, line_no, name, sku, qty) VALUES ($1, $2, $3, 1, 'Bike one', 'SKU-1', 1)`,
        [...base, `WEB-${n}`],
      )
      await put(
        `INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit, stock, updated_at) SELECT $1, id, $2, 'Helmet', 30, 'BOX', 8, $3 FROM vendor`,
        [tenant, `H-${n}`, at(n)],
      )
      await put(
        `INSERT INTO vendor_order (tenant_id, customer_id, vendor_id, order_no, cust_code, cust_name, key, ship_to, address, currency, total, placed_by, created_by, created_at)
         SELECT $1, $2, id, $3, '0000000001', 'Shop', $4, 'S1', '1 Road', 'USD', 60, $5, 'Name of dealer', $6 FROM vendor`,
        [...base, `T10000${n}`, groundId(80 + n), dealer, at(n)],
      )
      await put(
        `INSERT INTO vendor_order_line (tenant_id, customer_id, vendor_id, order_no, code, description, sales_unit, qty, price, subtotal, status, changed_at) SELECT $1, $2, id, $3, $4, 'Helmet', 'BOX', 2, 30, 60, 'new', $5 FROM vendor`,
        [...base, `T10000${n}`, `H-${n}`, at(n)],
      )
      await put(
        `INSERT INTO bonus_result (tenant_id, customer_id, program, quarter, verification) VALUES ($1, $2, 'polygon', '2026Q4', 80)`,
        base,
      )
      await put(
        `INSERT INTO customer_inquiry (tenant_id, host, reason, goal, name, address, state, country, city, email, phone, sender, created_at) VALUES ($1, 'aa.test', 'More brands', 'Open a shop', $2, '2 Road', 'CA', 'US', 'Town', 'new@shop.example', '555', '127.0.0.1', $3)`,
        [tenant, `New shop ${n}`, at(n)],
      )
      await put(
        `INSERT INTO customer_feedback (tenant_id, user_id, for_customer, message, created_at) VALUES ($1, $2, $3, 'The search is fast', $4)`,
        [tenant, dealer, customer, at(n)],
      )
      await put(
        `INSERT INTO restock_subscription (tenant_id, user_id, article_id, sorg, created_at) VALUES ($1, $2, $3, '1000', $4)`,
        [tenant, dealer, articles[n === 1 ? 'BIKE-1' : 'BOLT-1'], at(n)],
      )
    }
  })
}
