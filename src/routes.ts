import { index, layout, physical, rootRoute, route } from '@tanstack/virtual-file-routes'

/**
 * Every address of the portal. A new area is one line in the frame:
 * `physical('/claim', 'features/claims/routes')`, where one file is one screen.
 */
export const routes = rootRoute('app/root.tsx', [
  route('/$locale', 'app/locale.tsx', [
    index('app/home.tsx'),
    layout('frame', 'app/frame/frame-route.tsx', [
      physical('/catalog', 'features/catalogue/routes'),
      physical('/cart', 'features/cart/routes'),
      physical('/outbox', 'features/outbox/routes'),
    ]),
    route('/login', 'features/session/routes/login.tsx'),
    route('/maintenance', 'app/failure/maintenance.tsx'),
    route('/error/admin', 'app/failure/admin-error.tsx'),
    route('$', 'app/failure/not-found.tsx'),
  ]),
])
