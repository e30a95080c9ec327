import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  // The page is served under any path: the server writes <base href> into index.html.
  base: './',
  plugins: [svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true },
  server: {
    fs: { allow: ['..'] }, // the catalogues lie beside the page
    proxy: { '/api': { target: 'http://127.0.0.1:7777', ws: true } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}))
