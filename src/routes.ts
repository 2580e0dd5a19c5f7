import { index, layout, physical, rootRoute, route } from '@tanstack/virtual-file-routes'

/**
 * Every address of the portal. A new area is one line in the frame:
 * `physical('/claim', 'features/claims/routes')`, where one file is one screen.
 */
export const routes = rootRoute('app/root.tsx', [
  index('app/home.tsx'),
  layout('frame', 'app/frame/frame-route.tsx', [
    physical('/catalog', 'features/catalogue/routes'),
    physical('/catalog', 'features/fast-order/routes'),
    physical('/catalog', 'features/purchases/routes'),
    physical('/cart', 'features/cart/routes'),
    physical('/outbox', 'features/outbox/routes'),
    physical('/notifications', 'features/notifications/routes'),
    physical('/order', 'features/orders/routes'),
    physical('/invoice', 'features/invoices/routes'),
    physical('/payment', 'features/payments/routes'),
    physical('/sales-area', 'features/sales-area/routes'),
    physical('/road', 'features/visit-prep/routes'),
    physical('features/sales-overview/routes'),
    physical('/retail-sales', 'features/retail-sales/routes'),
    physical('features/bonus/routes'),
    physical('/claim', 'features/claims/routes'),
    physical('/pdi', 'features/pdi/routes'),
    physical('/3rd-party', 'features/third-party/routes'),
    physical('/visit-form', 'features/visits/routes'),
    physical('/download-area', 'features/downloads/routes'),
    physical('/upload-area', 'features/uploads/routes'),
    physical('/click-collect', 'features/click-collect/routes'),
    physical('features/content/routes'),
    physical('/admin', 'features/admin/routes'),
    physical('/admin', 'features/admin-content/routes'),
    physical('/admin', 'features/admin-catalogue/routes'),
    physical('/admin', 'features/mail/routes'),
    physical('/admin', 'features/handover/routes'),
    physical('/admin', 'features/config/routes'),
    physical('/user', 'features/account/routes'),
    physical('features/restock/routes'),
  ]),
  route('/login', 'features/session/routes/login.tsx'),
  layout('client', 'app/client-route.tsx', [
    route('/forgot-password', 'features/password/routes/forgot-password.tsx'),
    route('/set-password', 'features/password/routes/set-password.tsx'),
    route('/new-customer-inquiry', 'features/inquiry/routes/new-customer-inquiry.tsx'),
  ]),
  route('/maintenance', 'app/failure/maintenance.tsx'),
  route('/error/admin', 'app/failure/admin-error.tsx'),
  route('$', 'app/failure/not-found.tsx'),
])
