import { defineConfig } from 'vite'

/** The server and its commands as plain JavaScript, so that a machine needs no build tools to run them: it starts in a fraction of the time, and nothing stands between it and the engine. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-server',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        'read-pdf-thread': 'server/modules/files/pdf/read-pdf-thread.mjs',
        import: 'server/import/main.ts',
        'demo-data': 'server/demo/main.ts',
        tenant: 'server/admin/tenant.ts',
        sandbox: 'server/sandbox/main.ts',
        user: 'server/admin/user.ts',
        backup: 'server/admin/backup.ts',
        migrate: 'server/admin/migrate.ts',
        restore: 'server/admin/restore.ts',
        move: 'server/admin/move.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
