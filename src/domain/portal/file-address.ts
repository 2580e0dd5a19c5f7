/**
 * Addresses of files: server and worker answer every other one with the page. Only known endings count, because names in
 * an address may have dots: /admin/roles/edit/sales.group is a screen.
 */
export const fileAddress =
  /^[^?]*\.(js|mjs|css|map|svg|png|jpe?g|gif|webp|ico|json|txt|xml|pdf|csv|xlsx|woff2?|wasm|php|webmanifest)(\?|$)/i
