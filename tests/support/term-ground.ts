/** Terms, a layout and a target market of tenant aa that nothing refers to. */
export const termRecords = `WITH rate AS (INSERT INTO shipment_rate (tenant_id, sorg, id, type, description, rate) VALUES ('aa', '1000', 'OLD', 'old', 'Old', 1)),
    method AS (INSERT INTO payment_method (tenant_id, sorg, module, id, type, description) VALUES ('aa', '1000', 'order', 'OLD', 'old', 'Old')),
    layout AS (INSERT INTO content_layout (id, tenant_id, type, description) OVERRIDING SYSTEM VALUE VALUES (901, 'aa', 'news', 'Old')),
    market AS (INSERT INTO content_target_market (id, tenant_id, market_name) OVERRIDING SYSTEM VALUE VALUES (901, 'aa', 'Old'))
  INSERT INTO freight_benefit (tenant_id, sorg, warehouse_area, target_qty, discount_amount) VALUES ('aa', '1000', 'OLD', 10, 1)`
