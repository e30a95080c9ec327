import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** The first frame waits for the script, which knows the chosen theme: nothing flashes in the wrong colours. */
const steady: Plugin = {
  name: 'steady-first-frame',
  transformIndexHtml: { order: 'post', handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"') },
}

/** The page of the browser tests begins elsewhere, and has the toy at its tables. */
const withToy: Plugin = {
  name: 'with-toy',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.ts', '/browser/toy/main.ts') },
}

export default defineConfig(({ mode }) => ({
  // The page is served under any path: the server writes <base href> into index.html.
  base: mode === 'toy' ? '/' : './',
  plugins: [svelte(), steady, ...(mode === 'toy' ? [withToy] : [])],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: mode === 'toy' ? 'dist-toy' : 'dist',
    target: 'es2022',
    // Browsers that know `light-dark()`, which would otherwise be taken apart.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues lie beside the page
    proxy: { '/api': { target: 'http://127.0.0.1:7777', ws: true } },
  },
  // Some tests draw every card in both languages; a busy machine is no failure.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'kills/*.test.ts'], testTimeout: 30_000 },
}))
